import BoardModel
import BoardStore
import Foundation
import Testing

@testable import BoardService

@Suite struct RestartTests {
  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `after a restart the board is as before and resolves as before`(
    _ seed: UInt64
  ) async throws {
    let folder = NSTemporaryDirectory() + "ordo-service-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try SQLiteJournal(folder: folder)
    let service = BoardService(before, seed: seed)
    let board = try await service.create(sampleDraft).id
    var history = History(seed: seed)
    for _ in 0..<200 { _ = try await service.submit([history.next()], to: board) }
    let snapshot = try await service.snapshot(of: board)
    let state = try await service.live(board).committedBoard().state
    await before.close()

    let after = try SQLiteJournal(folder: folder)
    let restarted = BoardService(after, seed: seed)
    #expect(try await restarted.snapshot(of: board) == snapshot)
    var old = try Board(state)
    for _ in 0..<50 {
      let changeset = history.next()
      let outcome = try await restarted.submit([changeset], to: board).first
      let expected = Group([[changeset]], known: [], on: &old, at: noon)
      #expect(outcome == expected.outcomes.first?.first, "seed \(seed), \(changeset)")
    }
    await after.close()
  }

  @Test func `a state is stored once the tail is long, and the board opens from it`() async throws {
    let journal = MemoryJournal()
    let service = BoardService(journal)
    let board = try await service.create(sampleDraft).id
    var history = History(seed: 9)
    let live = try await service.live(board)
    while await live.committedRevision < 999 {
      _ = try await service.submit([history.next()], to: board)
    }
    #expect(await live.storing == nil)
    #expect(try await journal.state(of: board, upTo: nil).revision == 0)
    while await live.committedRevision < 1000 {
      _ = try await service.submit([history.next()], to: board)
    }
    await live.storing?.value
    #expect(try await journal.state(of: board, upTo: nil).revision == 1000)
    _ = try await service.submit([insert("last", id: "last")], to: board)
    let reopened = BoardService(journal)
    #expect(try await reopened.snapshot(of: board) == service.snapshot(of: board))
    #expect(try await reopened.live(board).tailRows == 1)
  }
}

/// Random changesets of three authors with stale bases, the same for the same seed.
private struct History {
  private var generator: SeededGenerator
  private var number = 0
  private var items = ["a", "b", "c", "d", "e"]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> Changeset {
    number += 1
    let base = max(0, number - Int.random(in: 1...20, using: &generator))
    let isBaseKnown = number > 30 && Bool.random(using: &generator)
    return Changeset(
      id: "c\(number)", author: "author-\(Int.random(in: 0..<3, using: &generator))",
      base: isBaseKnown ? base / 2 : nil, changes: [change()])
  }

  private mutating func change() -> Change {
    let (one, other) = (item(), item())
    let collectionID = Bool.random(using: &generator) ? "todo" : "done"
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5:
      return .reorder(
        ReorderDifference(
          sources: [one],
          destination: .init(position: .before(other), collectionID: collectionID)))
    case 5..<7:
      items.append("n\(number)")
      return .insert(
        items: [Item(id: "n\(number)", title: "項目 \(number)")],
        destination: .init(position: .before(other), collectionID: collectionID))
    case 7: return .remove(items: [one])
    case 8: return .restore(items: [one])
    default: return .update(item: one, set: [.title("T\(number)"), .isDone(true)])
    }
  }

  private mutating func item() -> String {
    items[Int.random(in: items.indices, using: &generator)]
  }
}
