import BoardModel
import Testing

@testable import OrdoServer

@Suite struct ProtectionTests {
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    "trusted-types ordo",
  ].joined(separator: "; ")

  /// What every answer tells a browser.
  private static let fields = [
    "content-security-policy": policy, "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin", "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ]

  private func expectFields(in answer: ClientResponse, _ request: String) {
    for (name, value) in Self.fields {
      #expect(answer.fields[name] == value, "\(name) of the answer to \(request)")
    }
    #expect(answer.fields["server"] == nil && answer.fields["x-powered-by"] == nil)
  }

  private static let host = "Host: localhost\r\n"

  @Test(
    arguments: [
      ("GET / HTTP/1.1\r\n\(host)\r\n", 200), ("HEAD / HTTP/1.1\r\n\(host)\r\n", 200),
      ("GET /main.js HTTP/1.1\r\n\(host)\r\n", 200), ("GET /b/x HTTP/1.1\r\n\(host)\r\n", 200),
      ("GET /main.js HTTP/1.1\r\n\(host)Range: bytes=0-1\r\n\r\n", 206),
      ("GET /main.js HTTP/1.1\r\n\(host)Range: bytes=99-\r\n\r\n", 416),
      ("GET /main.js HTTP/1.1\r\n\(host)If-None-Match: *\r\n\r\n", 304),
      ("GET /api/boards HTTP/1.1\r\n\(host)\r\n", 200),
      ("GET /healthz HTTP/1.1\r\n\(host)\r\n", 200), ("GET /metrics HTTP/1.1\r\n\(host)\r\n", 200),
      ("GET /nothing HTTP/1.1\r\n\(host)\r\n", 404),
      ("GET /api/boards/nope HTTP/1.1\r\n\(host)\r\n", 404),
      ("GET /api/boards/nope/events HTTP/1.1\r\n\(host)\r\n", 404),
      ("GET /api/events HTTP/1.1\r\n\(host)\r\n", 422),
      ("PUT / HTTP/1.1\r\n\(host)\r\n", 405), ("OPTIONS * HTTP/1.1\r\n\(host)\r\n", 204),
      ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
      ("PUT / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
      ("PUT /nothing HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
      ("POST /api/boards HTTP/1.1\r\n\(host)Origin: https://evil.example\r\n\r\n", 403),
      ("POST /api/boards HTTP/1.1\r\n\(host)Content-Length: 1\r\n\r\n{", 415),
      ("GET / HTTP/1.1\r\n\r\n", 400), ("rubbish\r\n\r\n", 400), ("GET / HTTP/1.1\r\n", 400),
      ("FROB / HTTP/1.1\r\n\(host)\r\n", 501), ("GET / HTTP/3.0\r\n\(host)\r\n", 505),
      ("GET / HTTP/1.1\r\n\(host)Expect: more\r\n\r\n", 417),
      (
        "POST /api/boards HTTP/1.1\r\n\(host)Content-Length: 99999999999\r\n"
          + "Content-Type: application/json\r\n\r\n", 413
      ),
      ("GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "x", count: 70_000))\r\n\r\n", 431),
    ])
  func `every answer tells the browser what it may do`(request: String, status: Int) async throws {
    try await withServer { server in
      let bytes = try await server.client().exchange(Array(request.utf8))
      let answer = try ClientResponse(parsing: bytes)
      #expect(answer.status == status, "\(request.prefix(80))")
      expectFields(in: answer, String(request.prefix(80)))
    }
  }

  @Test func `streams, and the answer to a client too many, tell it as well`() async throws {
    try await withServer(configure: { $0.maximumConnections = 2 }) { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let stream = try server.client()
      let path = "/api/boards/\(board.id)/events"
      expectFields(in: try await stream.openStream(path), path)
      let third = try await server.client().get("/api/boards")
      #expect(third.status == 503)
      expectFields(in: third, "one too many")
    }
  }

  private static let foreign = "https://evil.example"
  private static let allowed = "https://app.example"

  /// What a browser sends with a request, and whether it may read and write.
  private static let senders: [(fields: [(String, String)], writes: Bool)] = [
    ([], true),
    ([("Origin", "http://localhost")], true), ([("Origin", "https://localhost:8443")], true),
    ([("Origin", "http://LOCALHOST")], true),
    ([("Origin", foreign)], false), ([("Origin", "null")], false), ([("Origin", "")], false),
    ([("Origin", "http://localhost.evil.example")], false),
    ([("Origin", "http://localhost@evil.example")], false),
    ([("Origin", "http://localhost"), ("Origin", foreign)], false),
    ([("Origin", allowed)], true), ([("Origin", allowed + ":8443")], false),
    ([("Origin", "http://app.example")], false), ([("Origin", allowed + ".evil.example")], false),
    ([("Sec-Fetch-Site", "same-origin")], true), ([("Sec-Fetch-Site", "same-site")], false),
    ([("Sec-Fetch-Site", "cross-site")], false), ([("Sec-Fetch-Site", "none")], false),
    ([("Sec-Fetch-Site", "")], false),
    ([("Sec-Fetch-Site", "cross-site"), ("Origin", "http://localhost")], false),
    ([("Sec-Fetch-Site", "cross-site"), ("Origin", allowed)], true),
    ([("Sec-Fetch-Site", "same-origin"), ("Origin", foreign)], true),
    ([("Referer", foreign)], true),
  ]

  @Test(arguments: senders.indices)
  func `a page of another site writes nothing`(index: Int) async throws {
    let (fields, writes) = Self.senders[index]
    try await withServer(configure: { $0.allowedOrigins = [Self.allowed] }) { server in
      let client = try server.client()
      let made = try await client.createBoard()
      let board = "/api/boards/\(made.id)"
      let change = HTTPClient.move("e", before: "a", id: "m")
      for (method, path, type, body) in [
        ("POST", board + "/changes", "application/json", change),
        ("POST", "/api/boards", "application/json", #"{"name":"n"}"#),
        ("POST", "/api/boards/import", "text/markdown", "- a"), ("DELETE", board, nil, ""),
      ] {
        let answer = try await client.send(
          method, path, type: type, fields: fields, body: Array(body.utf8))
        #expect((answer.status < 300) == writes, "\(method) \(path) with \(fields)")
        if !writes { #expect(answer.status == 403) }
      }
      let left = try await client.get("/api/boards").text
      #expect(left.contains(made.id) == !writes)
    }
  }

  @Test(
    arguments: [
      ("localhost", true), ("LOCALHOST:1", true), ("127.0.0.1:8080", true), ("[::1]:80", true),
      ("192.168.1.7", true), ("nas.local", true), ("NAS.local:8443", true),
      ("ordo.example", true), ("evil.example", false), ("nas.local.evil.example", false),
      ("evil-nas.local", false), ("localhost.", false), ("127.0.0.1.evil.example", false),
      ("[::1].evil.example", false),
    ])
  func `a name that somebody points at this server is not answered`(
    host: String, isAnswered: Bool
  ) async throws {
    try await withServer(configure: { $0.allowedHosts = ["nas.local", "Ordo.Example"] }) {
      server in
      for path in ["/", "/api/boards", "/main.js", "/healthz", "/nothing"] {
        let answer = try await server.client().get(path, fields: [("Host", host)])
        let expected = host.contains("].") ? 400 : 421
        #expect((answer.status != expected) == isAnswered, "\(path) of \(host)")
      }
      // The address in the request line counts more than the field.
      let request = "GET http://\(host)/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let bytes = try await server.client().exchange(Array(request.utf8))
      #expect((try ClientResponse(parsing: bytes).status == 200) == isAnswered)
    }
  }

  @Test(
    arguments: [
      ("application/json", nil, 201), ("Application/JSON; charset=utf-8", nil, 201),
      ("application/json", "identity", 201), ("application/json", "gzip", 415),
      ("text/plain", nil, 415), ("text/plain; application/json", nil, 415),
      ("application/jsonx", nil, 415), ("application/x-www-form-urlencoded", nil, 415),
      ("multipart/form-data; boundary=a", nil, 415), (nil, nil, 415),
    ] as [(String?, String?, Int)])
  func `only what no form can send is read as JSON`(
    type: String?, coding: String?, status: Int
  ) async throws {
    try await withServer { server in
      let fields = coding.map { [("Content-Encoding", $0)] } ?? []
      let answer = try await server.client().send(
        "POST", "/api/boards", type: type, fields: fields, body: Array(#"{"name":"n"}"#.utf8))
      #expect(answer.status == status)
    }
  }
}

extension ClientResponse {
  /// Reads the head of an answer.
  fileprivate init(parsing bytes: [UInt8]) throws {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw ClientError.malformed(String(lines[0]))
    }
    self.init(status: status, fields: [:])
    for line in lines.dropFirst().prefix(while: { !$0.isEmpty }) {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
  }
}
