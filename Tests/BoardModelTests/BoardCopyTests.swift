import Foundation
import Synchronization
import Testing

@testable import BoardModel

/// A copy of a board on its way to another thread, and how far that is with it.
private final class Handover: Sendable {
  let board = Mutex<Board?>(nil)
  let letsGo = Atomic(0)
  let hasLetGo = Atomic(0)
  let wholeCopies = Atomic(0)

  /// Waits for a copy, reads it, writes every other one, and lets it go.
  func take(_ number: Int) {
    while !read(number) { sched_yield() }
    hasLetGo.store(number, ordering: .releasing)
  }

  /// Reads and writes the copy that waits; it goes at the end.
  private func read(_ number: Int) -> Bool {
    guard var copy = board.withLock({ $0.take() }) else { return false }
    letsGo.store(number, ordering: .sequentiallyConsistent)
    copy.commit()
    let change = Change.update(item: "a", set: [.title("elsewhere")])
    if number.isMultiple(of: 2), (try? copy.resolve(Changeset(id: "e", changes: [change]))) != nil {
      copy.rollBack()
    }
    if copy.revision == number, copy.isAsDrafted { wholeCopies.add(1, ordering: .relaxed) }
    return true
  }
}

extension Board {
  fileprivate var isAsDrafted: Bool {
    snapshot.sections.first?.items == [Item(id: "a"), Item(id: "b")]
  }
}

@Suite struct BoardCopyTests {
  @Test func `a board is written at any moment while a copy of it goes on another thread`() throws {
    let (handover, rounds) = (Handover(), 20_000)
    let reader = Thread { for number in 1...rounds { handover.take(number) } }
    reader.start()
    let draft = BoardDraft(
      settings: BoardSettings(name: "B"),
      sections: [.init(Section(id: "s"), items: [Item(id: "a"), Item(id: "b")])])
    var board = try Board(draft, id: "b", epoch: "e")
    for number in 1...rounds {
      _ = try board.resolve(Changeset(id: "c\(number)", changes: [.update(item: "a", set: [])]))
      handover.board.withLock { $0 = board }
      while handover.letsGo.load(ordering: .relaxed) != number { sched_yield() }
      // Each round begins at another moment.
      for _ in 0..<number % 32 { _ = handover.letsGo.load(ordering: .relaxed) }
      while handover.hasLetGo.load(ordering: .acquiring) != number { board.commit() }
    }
    #expect(handover.wholeCopies.load(ordering: .relaxed) == rounds)
    #expect(board.revision == rounds && board.isAsDrafted)
  }
}
