import BoardModel
import Foundation
import Testing

/// What limits do, however they are set and stored.
@Suite struct BoardLimitsTests {
  private static let names = [
    "items", "sections", "title", "note", "window", "marks", "undoneAtOnce", "restoredAgain",
    "undoable",
  ]

  private func board(_ limits: BoardLimits, items: [Item.ID] = ["a", "b", "c"]) throws -> Board {
    try Board(
      BoardDraft(
        settings: BoardSettings(name: ""),
        sections: [.init(Section(id: "s"), items: items.map { Item(id: $0) })]),
      id: "b", epoch: "e", limits: limits)
  }

  private func move(_ ids: [Item.ID], before anchor: Item.ID) -> Change {
    .reorder(
      ReorderDifference(
        sources: ids, destination: .init(position: .before(anchor), collectionID: nil)))
  }

  private func json(_ value: some Encodable) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  }

  private func limits(from json: [String: Any]) throws -> BoardLimits {
    try JSONDecoder().decode(
      BoardLimits.self, from: JSONSerialization.data(withJSONObject: json))
  }

  @Test(arguments: names)
  func `a limit that was stored before there was one has its default`(name: String) throws {
    var stored = try json(BoardLimits())
    #expect(stored.removeValue(forKey: name) != nil)
    #expect(stored.count == Self.names.count - 1)
    #expect(try limits(from: stored) == BoardLimits())
  }

  @Test(arguments: names, [Int.min, -1, 0, 1, Int(Int32.max), .max])
  func `a board with an extreme limit works, or makes no board`(name: String, limit: Int) throws {
    var stored = try json(BoardLimits())
    stored[name] = limit
    guard var board = try? board(limits(from: stored)) else { return }
    let changes: [Change] = [
      move(["c"], before: "a"), .remove(items: ["a", "b"]), .undo("c0"), .restore(items: ["a"]),
      .update(item: "c", set: [.title("t"), .note("n")]), move(["a"], before: "b"), .undo("c4"),
      .insertSection(section: Section(id: "t"), position: .end), .undo("c1"),
    ]
    for (number, change) in changes.enumerated() {
      let changeset = Changeset(
        id: "c\(number)", author: "u\(number % 2)", base: [0, Int.min, Int.max, nil][number % 4],
        changes: [change])
      let before = board.state
      _ = try? board.resolve(changeset)
      board.rollBack()
      #expect(board.state == before)
      _ = try? board.resolve(changeset)
      board.commit()
      #expect(try Board(board.state).state == board.state)
    }
  }

  @Test func `what is remembered for undo stays within its limit, however much each step moves`()
    throws
  {
    var limits = BoardLimits()
    limits.undoable = 250
    let ids = (0..<100).map { "i\($0)" }
    var board = try board(limits, items: ids)
    for number in 0..<50 {
      _ = try board.resolve(
        Changeset(id: "c\(number)", author: "u", changes: [move(ids, before: "i0")]))
      board.commit()
      let records = try #require(json(board.state)["records"] as? [String: Any])
      let placements = try #require(records["placements"] as? String).split(separator: " ")
      #expect(placements.count / 5 == min(number + 1, 3) * ids.count)
    }
    #expect(throws: Rejection.unknownChangeset("c46")) {
      try board.resolve(Changeset(id: "u", author: "u", changes: [.undo("c46")]))
    }
    _ = try board.resolve(Changeset(id: "u", author: "u", changes: [.undo("c48")]))
  }
}
