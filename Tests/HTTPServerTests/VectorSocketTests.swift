import Testing

@testable import HTTPServer

struct VectorSocketTests {
  private static let farewell = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

  @Test func `every vector is answered rightly over a socket`() async throws {
    let vectors = try HTTPVector.all().filter { $0.slow != true }
    try await withServer { port, _ in
      for vector in vectors { try Self.check(vector, port) }
    }
  }

  @Test func `a vector that ends in the middle is given up when its time is over`() async throws {
    let vectors = try HTTPVector.all().filter { $0.slow == true }
    try await withServer(configure: {
      $0.headTimeout = .milliseconds(300)
      $0.bodyTimeout = .milliseconds(300)
      $0.idleTimeout = .milliseconds(300)
    }) { port, _ in
      for vector in vectors { try Self.check(vector, port) }
    }
  }

  /// Ends every connection in a way that shows whether the server has kept it open: by a request
  /// more, which gets its answer only then.
  private static func check(_ vector: HTTPVector, _ port: Int) throws {
    let isProbed = vector.expect.close == false
    var bytes: [UInt8] = []
    repeat {
      let client = try TestClient(port: port)
      try? client.send(vector.bytes + (isProbed ? Array(farewell.utf8) : []))
      if vector.halfClose == true || vector.expect.close == nil { client.endSending() }
      bytes = try client.readToEnd()
      // Whoever waits for the processor too long between connecting and sending finds the door shut.
    } while vector.slow == true && bytes.isEmpty && !vector.expect.status.contains(0)
    let responses = ReceivedResponse.all(
      in: bytes, isFirstWithoutBody: vector.raw.hasPrefix("HEAD"))
    let finals = responses.filter { $0.status >= 200 }
    let statuses = responses.map(\.status)
    #expect(
      vector.expect.status.contains(finals.first?.status ?? 0)
        || vector.expect.status.contains(statuses.first ?? 0), "\(vector.name): \(statuses)")
    if isProbed {
      #expect(finals.last?.status == 200, "\(vector.name) stays open: \(statuses)")
    }
    if let count = vector.expect.responses {
      let expected = count + (isProbed ? 1 : 0)
      #expect(finals.count == expected, "\(vector.name): \(statuses)")
    }
  }
}
