import BoardModel
import Testing

@testable import OrdoServer

@Suite struct MetricsTests {
  private func metrics(of server: TestServer) async throws -> MetricsPage {
    let answer = try await server.client().get("/metrics")
    #expect(answer.fields["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
    #expect(answer.fields["cache-control"] == "no-store")
    return MetricsPage(answer.text)
  }

  @Test func `what happened is counted, each in its place`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      for number in 0..<3 {
        _ = try await client.move("e", before: "a", on: board.id, id: "m\(number)")
      }
      let stream = try server.client()
      _ = try await stream.openStream("/api/boards/\(board.id)/events?after=\(board.epoch)-2")
      #expect(try await stream.nextEvent() != nil)
      _ = try await client.get("/nothing\"}")
      _ = try await client.get("/main.js")
      let page = try await metrics(of: server)
      #expect(page.faults == [])
      for (sample, value) in [
        ("ordo_http_requests_total{route=\"/api/boards\",status=\"201\"}", 1.0),
        ("ordo_http_requests_total{route=\"/api/boards/{id}/changes\",status=\"200\"}", 3),
        ("ordo_http_requests_total{route=\"/api/boards/{id}/events\",status=\"200\"}", 1),
        ("ordo_http_requests_total{route=\"/*\",status=\"200\"}", 1),
        ("ordo_change_duration_seconds_count", 3), ("ordo_journal_group_rows_sum", 4),
        ("ordo_streams", 1), ("ordo_stream_queue_bytes", 0), ("ordo_connections", 3),
        ("ordo_connections_accepted_total", 3), ("ordo_boards_open", 2), ("ordo_channels_open", 1),
        ("ordo_streams_dropped_total{reason=\"behind\"}", 0),
      ] {
        #expect(page[sample] == value, "\(sample) is \(String(describing: page[sample]))")
      }
      #expect(try #require(page["process_resident_memory_bytes"]) > 1_000_000)
      #expect(try #require(page["process_open_fds"]) > 3)
      #expect(try #require(page["process_cpu_seconds_total"]) > 0)
    }
  }

  @Test func `an event that has reached its readers is counted with its lag`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let stream = try server.client()
      _ = try await stream.openStream("/api/boards/\(board.id)/events")
      _ = try await client.move("e", before: "a", on: board.id, id: "one")
      #expect(try await stream.nextEvent() != nil)
      #expect(try await metrics(of: server)["ordo_fan_out_lag_seconds_count"] == 1)
    }
  }

  @Test func `what is refused is counted by its reason, before and behind the parser`()
    async throws
  {
    try await withServer { server in
      for (request, reason) in [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "foreignHost"),
        ("POST /api/boards HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\n\r\n", "foreignOrigin"),
        (
          "POST /api/boards HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}",
          "unsupportedContentType"
        ),
        ("PUT / HTTP/1.1\r\nHost: localhost\r\n\r\n", "methodNotAllowed"),
        ("GET / HTTP/1.1\r\n\r\n", "missingHost"),
        ("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "unsupportedVersion"),
        ("rubbish\r\n\r\n", "malformedRequestLine"),
      ] {
        _ = try await server.client().exchange(Array(request.utf8))
        let page = try await metrics(of: server)
        #expect(page.faults == [])
        #expect(page["ordo_http_requests_rejected_total{reason=\"\(reason)\"}"] == 1, "\(reason)")
      }
    }
  }

  @Test func `a client beyond its connections is counted as refused`() async throws {
    try await withServer(configure: { $0.maximumConnectionsPerAddress = 1 }) { server in
      let first = try server.client()
      #expect(try await first.get("/healthz").status == 200)
      let second = try server.client()
      #expect(try await second.get("/api/boards").status == 503)
      let page = MetricsPage(try await first.get("/metrics").text)
      #expect(page["ordo_http_requests_rejected_total{reason=\"atCapacity\"}"] == 1)
    }
  }
}
