import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct CrossOriginTests {
  private let page = ("Origin", "https://app.example")
  private let allow = "access-control-allow-origin"

  private func withCrossOriginServer(_ test: (TestServer) async throws -> Void) async throws {
    try await withServer(configure: { $0.allowedOrigins = ["https://app.example"] }, test)
  }

  @Test func `a page of an allowed origin reads answers, refusals and streams`() async throws {
    try await withCrossOriginServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      for path in ["/api/boards", "/api/boards/\(board.id)", "/api/boards/nope", "/api/nope"] {
        let answer = try await client.get(path, fields: [page])
        #expect(answer.fields[allow] == page.1, "\(path)")
      }
      let wrongType = try await client.send(
        "POST", "/api/boards", fields: [page], body: [123, 125])
      #expect(wrongType.status == 415 && wrongType.fields[allow] == page.1)
      let stream = try await server.client().openStream(
        "/api/boards/\(board.id)/events", fields: [page])
      #expect(stream.status == 200 && stream.fields[allow] == page.1)
    }
  }

  @Test(
    arguments: [
      ("POST /api/boards HTTP/1.1\r\nContent-Length: 9999999\r\n", "", 413),
      ("POST /api/boards HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", "\r\nzz\r\n", 400),
      ("POST /api/boards HTTP/1.1\r\nContent-Length: 9\r\n", "\r\n{", 400),
      ("GET /api/boards HTTP/1.1\r\nExpect: the worst\r\n", "\r\n", 417),
      ("GET /api/boards HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n", "\r\n", 501),
      ("GET /api/boards HTTP/1.1\r\n", "X: \(String(repeating: "x", count: 70_000))\r\n\r\n", 431),
      (
        "GET /api/boards HTTP/1.1\r\n",
        String(repeating: "X: y\r\n", count: 100) + "\r\n", 431
      ),
      ("GET /api/boards HTTP/1.1\r\n", "broken\r\n\r\n", 400),
    ])
  func `such a page reads what the server itself refuses`(
    start: String, rest: String, status: Int
  ) async throws {
    try await withCrossOriginServer { server in
      let fields = "Host: localhost\r\nContent-Type: application/json\r\nOrigin: \(page.1)\r\n"
      let end = rest.isEmpty ? "\r\n" : rest
      let bytes = try await server.client().exchange(Array((start + fields + end).utf8))
      let answer = String(decoding: bytes, as: UTF8.self).lowercased()
      #expect(answer.hasPrefix("http/1.1 \(status) "))
      #expect(answer.contains("\r\n\(allow): \(page.1)\r\n"))
      #expect(answer.contains("\r\nvary: origin\r\n"))
    }
  }

  @Test func `such a page reads that the server is full`() async throws {
    try await withServer(configure: {
      $0.allowedOrigins = ["https://app.example"]
      $0.maximumConnections = 1
    }) { server in
      let first = try server.client()
      _ = try await first.get("/api/boards")
      let full = try await server.client().get("/api/boards", fields: [page])
      #expect(full.status == 503 && full.fields[allow] == page.1)
      #expect(try await first.get("/api/boards").status == 200)
    }
  }

  @Test func `a browser may ask before it sends a request of such a page`() async throws {
    try await withCrossOriginServer { server in
      let answer = try await server.client().send(
        "OPTIONS", "/api/boards/x/changes",
        fields: [page, ("Access-Control-Request-Method", "POST")])
      #expect(answer.status == 204 && answer.fields[allow] == page.1)
      #expect(answer.fields["access-control-allow-methods"] == "POST")
      #expect(answer.fields["access-control-allow-headers"]?.contains("Content-Type") == true)
    }
  }

  @Test func `pages of other origins are told nothing`() async throws {
    try await withCrossOriginServer { server in
      let client = try server.client()
      let foreign = ("Origin", "https://evil.example")
      let read = try await client.get("/api/boards", fields: [foreign])
      #expect(read.fields[allow] == nil && read.fields["vary"] == "Origin")
      let asked = try await client.send(
        "OPTIONS", "/api/boards", fields: [foreign, ("Access-Control-Request-Method", "POST")])
      #expect(asked.status == 405 && asked.fields[allow] == nil)
    }
    try await withServer { server in
      let answer = try await server.client().get("/api/boards", fields: [page])
      #expect(answer.fields[allow] == nil && answer.fields["vary"] == nil)
    }
  }
}
