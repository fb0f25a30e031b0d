# The build needs nothing but the toolchain: Ordo has no package dependencies.
FROM swift:6.3-bookworm AS build
WORKDIR /src
COPY . .
RUN swift build -c release --product ordo --static-swift-stdlib && strip .build/release/ordo

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends libsqlite3-0 libstdc++6 zlib1g \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 900 --home-dir /data --shell /usr/sbin/nologin ordo \
 && install -d -o ordo -g ordo /data
COPY --from=build /src/.build/release/ordo /usr/local/bin/ordo
COPY Public /srv/ordo/Public
USER ordo
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["ordo", "health"]
ENTRYPOINT ["ordo"]
CMD ["serve", "--host", "0.0.0.0", "--open", "--data", "/data", "--public", "/srv/ordo/Public"]
