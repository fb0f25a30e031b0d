import BoardModel
import BoardService
import HTTPServer
import Testing

@testable import OrdoServer

@Suite struct SnapshotCacheTests {
  private struct Refused: Error {}

  private func snapshot(_ revision: Int) throws -> EncodedSnapshot {
    let draft = BoardDraft(
      settings: BoardSettings(name: "B"), sections: [.init(Section(id: "s"))])
    var board = try Board(draft, id: "b", epoch: "e")
    for number in 0..<revision {
      _ = try board.resolve(
        Changeset(id: "c\(number)", changes: [.updateBoard(set: [.name("\(number)")])]))
      board.commit()
    }
    return EncodedSnapshot(board.snapshot)
  }

  private func tell(_ cache: SnapshotCache, _ revision: Int) {
    cache.committed(
      CommittedChangeset(
        revision: revision, changeset: Changeset(id: "c", changes: []),
        resolution: Resolution(outcome: .applied, effects: [], digest: 0),
        at: Timestamp(milliseconds: 0)),
      to: "b", epoch: "e")
  }

  private func tag(_ representation: Representation?) -> String? {
    representation?.response(to: .init(target: "/")).fields[.eTag]
  }

  @Test func `a snapshot is at hand from the first question to the next commit`() async throws {
    let cache = SnapshotCache()
    #expect(cache.representation(of: "b") == nil)
    _ = try await cache.representation(of: "b") { try snapshot(1) }
    #expect(tag(cache.representation(of: "b")) == "\"e-1\"")
    tell(cache, 2)
    #expect(cache.representation(of: "b") == nil)
    _ = try await cache.representation(of: "b") { try snapshot(2) }
    cache.deleted(board: "b")
    #expect(cache.representation(of: "b") == nil)
  }

  @Test func `an answer that a commit has overtaken is given but not kept`() async throws {
    let cache = SnapshotCache()
    let old = try await cache.representation(of: "b") {
      let old = try snapshot(1)
      tell(cache, 2)
      return old
    }
    #expect(tag(old) == "\"e-1\"")
    #expect(cache.representation(of: "b") == nil)

    // Neither where somebody else asks meanwhile.
    _ = try await cache.representation(of: "b") {
      let old = try snapshot(1)
      tell(cache, 2)
      _ = try await cache.representation(of: "b") { try snapshot(2) }
      return old
    }
    #expect(tag(cache.representation(of: "b")) == "\"e-2\"")
  }

  @Test func `what fails leaves nothing behind`() async throws {
    let cache = SnapshotCache()
    _ = try await cache.representation(of: "b") { try snapshot(1) }
    for number in 0..<1_000 {
      await #expect(throws: Refused.self) {
        try await cache.representation(of: "unknown-\(number)") { throw Refused() }
      }
    }
    #expect(tag(cache.representation(of: "b")) == "\"e-1\"")
  }

  @Test func `who has the answer to a change, or its event, finds no older snapshot`()
    async throws
  {
    try await withServer { server in
      let board = try await server.client().createBoard()
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          let client = try server.client()
          for number in 0..<200 {
            let item = number % 2 == 0 ? "e" : "d"
            let answer: ToldResult = try await client.move(
              item, before: "a", on: board.id, id: "m\(number)"
            ).json()
            #expect(try await client.snapshot(of: board.id).revision >= answer.revision)
          }
        }
        for _ in 0..<2 {
          group.addTask {
            let (stream, client) = (try server.client(), try server.client())
            _ = try await stream.openStream("/api/boards/\(board.id)/events?after=\(board.epoch)-0")
            for number in 1...200 {
              #expect(try await stream.nextEvent()?.id == "\(board.epoch)-\(number)")
              #expect(try await client.snapshot(of: board.id).revision >= number)
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
