import BoardModel
import Foundation
import Sockets
import Testing

@testable import OrdoServer

@Suite struct TerminationTests {
  private static let count = 1_000

  @Test func `a thousand streams go on with the next server, and what was being sent is answered`()
    async throws
  {
    Sockets.ServerProcess.raiseDescriptorLimit()
    let folders = try ProcessFolders()
    let first = try ServerProcess(folders.serve)
    let port = try await first.port()
    let board = try await HTTPClient(port: port).createBoard()
    let crowd = StreamCrowd(of: Self.count, board: board)
    try await follow(1...10, of: board, at: port, crowd)
    try await terminate(first, at: port, whileSending: 11, to: board, crowd)

    let second = try ServerProcess(folders.serve)
    let nextPort = try await second.port()
    try await follow(12...20, of: board, at: nextPort, crowd)
    second.process.terminate()
    #expect(try await second.result().status == 0)
  }

  /// Publishes changes, and waits until all have heard of each that there is, once and in order.
  private func follow(
    _ numbers: ClosedRange<Int>, of board: BoardSnapshot, at port: Int, _ crowd: StreamCrowd
  ) async throws {
    try await onThread { try crowd.connect(to: port) }
    let client = try HTTPClient(port: port)
    for number in numbers {
      let anchor = number % 2 == 0 ? "c" : "b"
      let answer = try await client.move("a", before: anchor, on: board.id, id: "m\(number)")
      #expect(answer.status == 200)
    }
    try await onThread {
      try crowd.read { $0.commonRevisions == Array(1...numbers.upperBound) }
    }
  }

  private func terminate(
    _ server: ServerProcess, at port: Int, whileSending number: Int, to board: BoardSnapshot,
    _ crowd: StreamCrowd
  ) async throws {
    let change = HTTPClient.move("a", before: "b", id: "m\(number)")
    let request = try OpenRequest(change, to: board.id, port: port)
    let start = Date()
    server.process.terminate()
    let streamsTook = try await onThread {
      try crowd.read { $0.openCount < Self.count }
      #expect(try request.finish() == 200)
      try crowd.read { $0.openCount == 0 }
      return Date().timeIntervalSince(start)
    }
    #expect(try await server.result().status == 0)
    let serverTook = Date().timeIntervalSince(start)
    print("\(Self.count) streams ended \(streamsTook) s after SIGTERM, the server \(serverTook) s.")
  }
}

/// A changeset whose header has reached the server, and whose body comes later.
private struct OpenRequest: Sendable {
  private let socket: Int32
  private let body: String

  init(_ json: String, to board: String, port: Int) throws {
    socket = try connectedSocket(to: port)
    let head =
      "POST /api/boards/\(board)/changes HTTP/1.1\r\nHost: localhost\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n"
      + "Expect: 100-continue\r\n\r\n"
    body = json
    send(socket, head, head.utf8.count, Int32(MSG_NOSIGNAL))
    guard try status() == 100 else { throw ClientError.malformed("no 100") }
  }

  /// Sends the body.
  ///
  /// - Returns: The status of the answer.
  func finish() throws -> Int? {
    defer { close(socket) }
    send(socket, body, body.utf8.count, Int32(MSG_NOSIGNAL))
    return try status()
  }

  private func status() throws -> Int? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 12 else { throw ClientError.closed }
    return Int(String(decoding: bytes[9..<12], as: UTF8.self))
  }
}
