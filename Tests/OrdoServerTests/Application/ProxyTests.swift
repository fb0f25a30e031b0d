import BoardModel
import HTTPServer
import Sockets
import Testing

@testable import OrdoServer

@Suite struct ProxyTests {
  private static let loopback = TrustedProxies(["127.0.0.0/8"].compactMap { IPNetwork($0) })

  @Test func `behind a trusted proxy each client has its connections, and no other's`()
    async throws
  {
    try await withServer(configure: {
      $0.trustedProxies = Self.loopback
      $0.maximumConnectionsPerAddress = 2
    }) { server in
      let board = try await server.client().createBoard().id
      var streams: [HTTPClient] = []
      func open(_ forwarded: String) async throws -> Int {
        let client = try server.client()
        let answer = try await client.openStream(
          "/api/boards/\(board)/events", fields: [("X-Forwarded-For", forwarded)])
        if answer.status == 200 { streams.append(client) }
        return answer.status
      }
      #expect(try await open("192.0.2.1") == 200)
      #expect(try await open("10.1.1.1, 192.0.2.1") == 200)
      #expect(try await open("spoofed, 192.0.2.1") == 503)
      #expect(try await open("192.0.2.2") == 200)
      let health = try await server.client().get(
        "/healthz", fields: [("X-Forwarded-For", "192.0.2.1")])
      #expect(health.status == 200, "a health check is answered whoever asks")
      // One connection of a proxy serves one client after another.
      let proxy = try server.client()
      for (client, status) in [
        ("192.0.2.2", 200), ("192.0.2.3", 200), ("192.0.2.1", 503), ("192.0.2.3", 200),
      ] {
        let answer = try await proxy.get("/api/boards", fields: [("X-Forwarded-For", client)])
        #expect(answer.status == status, "\(client)")
      }
      streams.removeAll()
      let deadline = ContinuousClock.now + patience
      while try await open("192.0.2.1") != 200 { try #require(ContinuousClock.now < deadline) }
    }
  }

  @Test func `a client has no more connections for having many addresses of one IPv6 network`()
    async throws
  {
    try await withServer(configure: {
      $0.trustedProxies = Self.loopback
      $0.maximumConnectionsPerAddress = 2
    }) { server in
      var clients: [HTTPClient] = []
      for (address, status) in [
        ("2001:db8:1:2::1", 200), ("2001:db8:1:2:a:b:c:d", 200), ("2001:db8:1:2::3", 503),
        ("2001:db8:1:3::1", 200), ("2001:db8:1:3::2", 200),
      ] {
        let client = try server.client()
        let answer = try await client.get("/api/boards", fields: [("X-Forwarded-For", address)])
        #expect(answer.status == status, "\(address)")
        if status == 200 { clients.append(client) }
      }
      // A connection that counts for a network already serves all of it.
      let again = try await clients[0].get(
        "/api/boards", fields: [("X-Forwarded-For", "2001:db8:1:2::9")])
      #expect(again.status == 200)
    }
  }

  @Test func `what a client says of itself neither helps nor harms it`() async throws {
    try await withServer(configure: { $0.maximumConnectionsPerAddress = 2 }) { server in
      let first = try server.client()
      let second = try server.client()
      for (client, forwarded) in [(first, "192.0.2.1"), (second, "192.0.2.2")] {
        let answer = try await client.get("/api/boards", fields: [("X-Forwarded-For", forwarded)])
        #expect(answer.status == 200)
      }
      let third = try await server.client().get(
        "/api/boards", fields: [("X-Forwarded-For", "192.0.2.3")])
      #expect(third.status == 503)
    }
  }

  @Test func `only a trusted proxy can say that its client came over TLS`() async throws {
    for (proxies, isTold) in [(Self.loopback, true), (TrustedProxies(), false)] {
      try await withServer(configure: { $0.trustedProxies = proxies }) { server in
        let client = try server.client()
        for path in ["/", "/api/boards", "/nothing"] {
          let secure = try await client.get(path, fields: [("X-Forwarded-Proto", "https")])
          #expect((secure.fields["strict-transport-security"] != nil) == isTold, "\(path)")
          let plain = try await client.get(path, fields: [("X-Forwarded-Proto", "http")])
          #expect(plain.fields["strict-transport-security"] == nil)
        }
      }
    }
  }
}
