import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct ConcurrencyTests {
  @Test func `ten writers and five readers end with one order, without a gap`() async throws {
    try await withServer { server in
      let board = try await server.client().createBoard()
      let followers = try await withThrowingTaskGroup(of: Follower.self) { readers in
        for number in 0..<5 {
          let stream = try server.client()
          let position = number % 2 == 0 ? "?after=\(board.epoch)-0" : ""
          _ = try await stream.openStream("/api/boards/\(board.id)/events\(position)")
          readers.addTask { try await follow(stream, from: board, to: 1_000) }
        }
        try await write(to: server, board.id)
        return try await readers.reduce(into: []) { $0.append($1) }
      }
      let end = try await server.client().snapshot(of: board.id)
      #expect(end.revision == 1_000 && followers.count == 5)
      for follower in followers {
        #expect(follower.order == end.order && follower.digest == end.digest)
      }
      let replayed = try Board(
        BoardDraft(settings: end.settings, sections: end.sections), id: end.id, epoch: "e")
      #expect(replayed.digest == end.digest)
    }
  }

  private func write(to server: TestServer, _ board: String) async throws {
    try await withThrowingTaskGroup(of: Void.self) { writers in
      for writer in 0..<10 {
        let client = try server.client()
        writers.addTask {
          var random = SeededGenerator(seed: UInt64(writer + 1))
          for number in 0..<100 {
            let answer = try await client.post(
              "/api/boards/\(board)/changes",
              changeset(number, by: "w\(writer)", using: &random))
            #expect(answer.status == 200, "writer \(writer), change \(number): \(answer.text)")
          }
        }
      }
      try await writers.waitForAll()
    }
  }

  /// A move between the sections, a new item, or a removal; seeded by the writer's number.
  private func changeset(
    _ number: Int, by author: String, using random: inout SeededGenerator
  ) -> String {
    let items = ["a", "b", "c", "d", "e"] + (0..<5).map { "\(author)-\($0 * 20)" }
    let item = items.randomElement(using: &random) ?? "a"
    let anchor = items.randomElement(using: &random) ?? "b"
    let section = Bool.random(using: &random) ? "s" : "t"
    let destination = #"{"collectionID":"\#(section)","position":{"before":"\#(anchor)"}}"#
    let change =
      switch number % 20 {
      case 0:
        #"{"insert":{"items":[{"id":"\#(author)-\#(number)"}],"destination":\#(destination)}}"#
      case 13: #"{"remove":{"items":["\#(item)"]}}"#
      case 17: #"{"restore":{"items":["\#(item)"]}}"#
      default: #"{"reorder":{"sources":["\#(item)"],"destination":\#(destination)}}"#
      }
    return #"{"id":"\#(author)x\#(number)","author":"\#(author)","changes":[\#(change)]}"#
  }
}

/// Follows a stream up to a revision; every event is the next one.
private func follow(
  _ stream: HTTPClient, from snapshot: BoardSnapshot, to end: Int
) async throws -> Follower {
  var follower = Follower(snapshot)
  while follower.revision < end {
    let event = try #require(try await stream.nextEvent())
    let change: Follower.Event = try event.json()
    try #require(event.name == "change" && change.revision == follower.revision + 1)
    follower.apply(change)
  }
  return follower
}
