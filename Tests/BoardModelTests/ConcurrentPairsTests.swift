import BoardModel
import Testing

/// All pairs of concurrent single changes on small boards, in both arrival orders.
@Suite struct ConcurrentPairsTests {
  @Test(arguments: [
    ([["a", "b", "c", "d", "e"]], 1681, 276),
    ([["a", "b", "c"], ["d", "e"]], 2209, 367),
  ])
  func `only the same item or the same gap makes the arrival order count`(
    collections: [[String]], pairs: Int, dependent: Int
  ) throws {
    let ours = changes(on: collections, inserting: "x")
    let theirs = changes(on: collections, inserting: "y")
    var found = 0
    for mine in ours {
      for yours in theirs {
        let first = try outcome(of: [("u1", mine), ("u2", yours)], on: collections)
        let second = try outcome(of: [("u2", yours), ("u1", mine)], on: collections)
        guard first != second else { continue }
        found += 1
        #expect(
          placesSameItem(mine, yours)
            || gap(of: mine, on: collections) == gap(of: yours, on: collections),
          "\(mine) and \(yours) are no conflict, but give \(first) or \(second)")
      }
    }
    print("\(found) of \(ours.count * theirs.count) pairs depend on the arrival order")
    #expect(ours.count * theirs.count == pairs)
    #expect(found == dependent)
  }

  private func changes(on collections: [[String]], inserting new: String) -> [Change] {
    let destinations = collections.enumerated().flatMap { index, items in
      (items.map { ReorderPosition.before($0) } + [.end]).map {
        ReorderDifference<String, String?>.Destination(position: $0, collectionID: "s\(index)")
      }
    }
    let items = collections.flatMap { $0 }
    return items.flatMap { item in
      destinations.map { .reorder(ReorderDifference(sources: [item], destination: $0)) }
    } + destinations.map { .insert(items: [Item(id: new)], destination: $0) }
      + items.map { .remove(items: [$0]) }
  }

  private func outcome(
    of changes: [(author: String, change: Change)], on collections: [[String]]
  ) throws -> [[String]] {
    var board = try Board(
      BoardDraft(
        settings: BoardSettings(name: "pairs"),
        sections: collections.enumerated().map { index, items in
          BoardDraft.Section(Section(id: "s\(index)"), items: items.map { Item(id: $0) })
        }), id: "pairs", epoch: "e")
    for (author, change) in changes {
      _ = try board.resolve(
        Changeset(id: "c-\(author)", author: author, base: 0, changes: [change]))
      board.commit()
    }
    return board.sections.map { board.items(in: $0.id).map(\.id) }
  }

  private func placesSameItem(_ first: Change, _ second: Change) -> Bool {
    guard case .reorder(let mine) = first, case .reorder(let yours) = second else { return false }
    return mine.sources == yours.sources
  }

  /// The gap that a change uses, as its author saw it.
  private func gap(of change: Change, on collections: [[String]]) -> [Int]? {
    let destination: ReorderDifference<String, String?>.Destination
    switch change {
    case .reorder(let difference): destination = difference.destination
    case .insert(_, let place): destination = place
    default: return nil
    }
    for (index, items) in collections.enumerated() where destination.collectionID == "s\(index)" {
      guard case .before(let anchor) = destination.position else { return [index, items.count] }
      return items.firstIndex(of: anchor).map { [index, $0] }
    }
    return nil
  }
}
