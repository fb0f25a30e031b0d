import Foundation
import Testing

@testable import OrdoServer

@Suite struct RequestLogTests {
  private static let page = "Origin: https://app.example\r\n"
  private static let local = "Host: localhost\r\n"

  /// Requests, the status of each, and the route under which it is counted.
  private static let requests = [
    ("GET /healthz HTTP/1.1\r\n\(local)\r\n", 200, "/healthz"),
    ("GET /nothing HTTP/1.1\r\n\(local)\r\n", 404, "/*"),
    ("POST /nothing HTTP/1.1\r\n\(local)\r\n", 404, "/*"),
    ("PUT /api/boards HTTP/1.1\r\n\(local)\r\n", 405, "/api/boards"),
    ("OPTIONS * HTTP/1.1\r\n\(local)\r\n", 204, "/*"),
    (
      "OPTIONS /api/boards HTTP/1.1\r\n\(local)\(page)Access-Control-Request-Method: POST\r\n\r\n",
      204, "/api/boards"
    ),
    ("POST /api/boards HTTP/1.1\r\n\(local)Origin: null\r\n\r\n", 403, "/api/boards"),
    ("POST /api/boards HTTP/1.1\r\n\(local)Content-Length: 2\r\n\r\n{}", 415, "/api/boards"),
    (
      "POST /api/boards HTTP/1.1\r\n\(local)Content-Type: application/json\r\n"
        + "Content-Length: 9999999\r\n\r\n", 413, "/api/boards"
    ),
    ("GET /api/boards HTTP/1.1\r\n\(local)Expect: much\r\n\r\n", 417, "/api/boards"),
    ("GET /api/boards HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421, "/api/boards"),
    ("GET / HTTP/1.1\r\n\(String(repeating: "X: y\r\n", count: 101))\r\n", 431, "/"),
    ("GET /\(String(repeating: "a", count: 70_000)) HTTP/1.1\r\n\r\n", 414, "-"),
    ("rubbish\r\n\r\n", 400, "-"),
    ("FROB / HTTP/1.1\r\n\(local)\r\n", 501, "-"),
  ]

  @Test(arguments: requests)
  func `each answer leaves one line in the log and is counted once`(
    request: String, status: Int, route: String
  ) async throws {
    let lines = Lines()
    try await withServer(
      log: lines.append, configure: { $0.allowedOrigins = ["https://app.example"] }
    ) { server in
      let answer = try await server.client().exchange(Array(request.utf8))
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 \(status) "))
      let told = lines.text.split(separator: "\n")
      #expect(told.count == 1 && told[0].contains(#""response.status":"\#(status)""#))
      let page = MetricsPage(try await server.client().get("/metrics").text)
      let counted = page.samples.filter { $0.key.hasPrefix("ordo_http_requests_total") }
      #expect(
        counted == ["ordo_http_requests_total{route=\"\(route)\",status=\"\(status)\"}": 1])
    }
  }
}
