import Testing

@testable import HTTPServer

struct VectorSocketTests {
  private static let farewell = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

  @Test func `every vector is answered rightly over a socket`() async throws {
    let vectors = try HTTPVector.all()
    try await withServer(configure: {
      $0.headTimeout = .milliseconds(300)
      $0.bodyTimeout = .milliseconds(300)
      $0.idleTimeout = .milliseconds(300)
      $0.lingerTimeout = .milliseconds(300)
    }) { port, _ in
      for vector in vectors { try Self.check(vector, port) }
    }
  }

  /// Ends every connection in a way that shows whether the server has kept it open: by a request
  /// more, which gets its answer only then.
  private static func check(_ vector: HTTPVector, _ port: Int) throws {
    let client = try TestClient(port: port)
    try client.send(vector.bytes)
    if vector.expect.close == false { try client.send(farewell) }
    if vector.halfClose == true || vector.expect.close == nil { client.endSending() }
    let responses = ReceivedResponse.all(
      in: try client.readToEnd(), isFirstWithoutBody: vector.raw.hasPrefix("HEAD"))
    let finals = responses.filter { $0.status >= 200 }
    let statuses = responses.map(\.status)
    #expect(
      vector.expect.status.contains(finals.first?.status ?? 0)
        || vector.expect.status.contains(statuses.first ?? 0), "\(vector.name): \(statuses)")
    if vector.expect.close == false {
      #expect(finals.last?.status == 200, "\(vector.name) stays open: \(statuses)")
    }
    if let count = vector.expect.responses {
      let expected = count + (vector.expect.close == false ? 1 : 0)
      #expect(finals.count == expected, "\(vector.name): \(statuses)")
    }
  }
}
