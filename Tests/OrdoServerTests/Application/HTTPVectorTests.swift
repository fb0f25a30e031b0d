import Foundation
import Testing

@testable import OrdoServer

/// The shared vectors against the whole application, over sockets; those in which a deadline
/// decides run in the HTTP server's own tests, on a clock of theirs.
@Suite struct HTTPVectorTests {
  struct Vector: Decodable {
    struct Expectation: Decodable {
      var status: [Int]
      var close: Bool?
      var responses: Int?
    }

    var name: String
    var raw: String
    var expect: Expectation
    var halfClose: Bool?
    var slow: Bool?
    var noBody: Bool?

    var bytes: [UInt8] { raw.unicodeScalars.map { UInt8($0.value) } }
  }

  private static let probe = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

  @Test func `every vector that needs no waiting is answered rightly`() async throws {
    let vectors = try Self.vectors().filter { $0.slow != true }
    #expect(vectors.count > 300)
    try await withServer { server in
      for vector in vectors { try await check(vector, on: server) }
    }
  }

  private static func vectors(file: String = #filePath) throws -> [Vector] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("../../Vectors")
    return try ["http", "http-families"].flatMap {
      let url = folder.appendingPathComponent("\($0).json")
      return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: url))
    }
  }

  /// A connection that should stay open answers one more request, one that should not does not.
  private func check(_ vector: Vector, on server: TestServer) async throws {
    let isProbed = vector.expect.close != nil && vector.halfClose != true
    let bytes = vector.bytes + (isProbed ? Array(Self.probe.utf8) : [])
    let answer = try await server.client().exchange(bytes)
    var statuses = Self.statuses(in: answer, isHead: vector.raw.hasPrefix("HEAD "))
    let isOpen = isProbed && Self.isHealth(answer)
    if isOpen { statuses.removeLast() }
    let final = statuses.filter { $0 >= 200 }
    #expect(vector.expect.status.contains(statuses.first ?? 0), "\(vector.name): \(statuses)")
    if let close = vector.expect.close, isProbed { #expect(isOpen == !close, "\(vector.name)") }
    if let count = vector.expect.responses { #expect(final.count == count, "\(vector.name)") }
  }

  private static func isHealth(_ answer: [UInt8]) -> Bool {
    answer.suffix(15).elementsEqual(#"{"status":"ok"}"#.utf8)
  }

  private static func statuses(in answer: [UInt8], isHead: Bool) -> [Int] {
    var rest = answer[...]
    var statuses: [Int] = []
    while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
      let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).lowercased()
        .split(separator: "\r\n")
      let status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
      let length = lines.first { $0.hasPrefix("content-length: ") }.flatMap {
        Int($0.dropFirst(16))
      }
      let hasBody = status >= 200 && status != 304 && !(isHead && statuses.isEmpty)
      rest = rest[end.upperBound...].dropFirst(hasBody ? length ?? 0 : 0)
      statuses.append(status)
    }
    return statuses
  }
}
