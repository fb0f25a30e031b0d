import BoardModel
import Foundation
import Testing

@testable import OrdoServer

/// Readers of a real board, over sockets.
@Suite struct ReaderTests {
  @Test func `readers that come back every fifty events miss and double nothing of a busy board`()
    async throws
  {
    try await withServer { server in
      let board = try await server.client().createBoard()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try await Self.readInPieces(board, on: server) } }
        group.addTask { try await Self.change(board, on: server) }
        try await group.waitForAll()
      }
    }
  }

  /// Four hundred changes by each of two writers, which is less than a channel retains.
  private static func change(_ board: BoardSnapshot, on server: TestServer) async throws {
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { writers in
      for writer in ["b", "c"] {
        writers.addTask {
          let client = try server.client()
          for number in 1...400 {
            let answer = try await client.move(
              writer, before: number % 2 == 0 ? "a" : "e", on: board.id, id: "\(writer)\(number)")
            #expect(answer.status == 200)
          }
        }
      }
      try await writers.waitForAll()
    }
    let rate = 800 / ((ContinuousClock.now - start) / .seconds(1))
    print("A board that is followed in pieces has changed \(Int(rate)) times a second.")
  }

  private static func readInPieces(_ board: BoardSnapshot, on server: TestServer) async throws {
    let reader = try await BoardReader(of: board, on: server)
    for revision in stride(from: 50, through: 800, by: 50) {
      try await reader.read(to: revision)
      try await reader.reconnect()
    }
    #expect(reader.resetCount == 0)
    let end = try await server.client().snapshot(of: board.id)
    #expect(reader.follower.order == end.order && reader.follower.digest == end.digest)
  }

  @Test func `an insert of a megabyte resets each reader once, and slow ones are dropped in time`()
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      var fast: [BoardReader] = []
      var slow: [BoardReader] = []
      for _ in 0..<4 {
        fast.append(try await BoardReader(of: board, on: server))
        slow.append(try await BoardReader(of: board, on: server))
      }
      let large = (0..<105).map { Self.item("n\($0)", noteOf: 9_900) }.joined(separator: ",")
      #expect(large.utf8.count > 1_000_000)
      for number in 1...200 {
        let item = Self.item("m\(number)", noteOf: 9_000)
        let answer = try await client.post(
          "/api/boards/\(board.id)/changes",
          Self.insert(number == 20 ? large : item, id: "i\(number)"))
        #expect(answer.status == 200)
        for reader in fast { try await reader.read(to: number) }
      }
      let end = try await client.snapshot(of: board.id)
      for reader in fast {
        #expect(reader.resetCount == 1 && reader.reconnectCount == 0)
      }
      for reader in slow {
        try await reader.read(to: 200)
        #expect(reader.resetCount == 1)
        // What came after the insert is more than is kept for them, so their streams have ended.
        if reader.reconnectCount == 0 { try await reader.readToEnd() }
      }
      for reader in fast + slow {
        #expect(reader.follower.order == end.order && reader.follower.digest == end.digest)
      }
    }
  }

  private static func item(_ id: String, noteOf count: Int) -> String {
    #"{"id":"\#(id)","note":"\#(String(repeating: "x", count: count))"}"#
  }

  private static func insert(_ items: String, id: String) -> String {
    #"{"id":"\#(id)","changes":[{"insert":{"items":[\#(items)],"#
      + #""destination":{"collectionID":"s","position":"end"}}}]}"#
  }
}
