import BoardModel
import Testing

/// Cases that the shared vectors do not hold.
@Suite struct ResolveTests {
  private func board() throws -> Board {
    try Board(
      BoardDraft(
        settings: BoardSettings(name: "Board"),
        sections: [
          BoardDraft.Section(
            Section(id: "S0"), items: [Item(id: "a"), Item(id: "K"), Item(id: "c")]),
          BoardDraft.Section(Section(id: "S1"), items: [Item(id: "x")]),
        ]), id: "b", epoch: "e")
  }

  private func order(_ board: Board) -> [[String]] {
    board.sections.map { board.items(in: $0.id).map(\.id) }
  }

  @Test func `an item moved and removed at once comes back to the mark it has left`() throws {
    var board = try board()
    _ = try board.resolve(
      Changeset(
        id: "c1",
        changes: [
          .reorder(
            ReorderDifference(
              sources: ["a"], destination: .init(position: .end, collectionID: "S1"))),
          .remove(items: ["a"]),
        ]))
    board.commit()
    _ = try board.resolve(Changeset(id: "c2", changes: [.restore(items: ["a"])]))
    #expect(order(board) == [["a", "K", "c"], ["x"]])
  }

  @Test func `ids and texts compare by their bytes`() throws {
    var board = try board()
    let kelvin = "\u{212A}"
    #expect(kelvin == "K")
    let removal = try board.resolve(Changeset(id: "c1", changes: [.remove(items: [kelvin])]))
    #expect(removal.outcome == .unchanged)
    #expect(order(board) == [["a", "K", "c"], ["x"]])
    _ = try board.resolve(
      Changeset(id: "c2", changes: [.update(item: "a", set: [.title("é")])]))
    let decomposed = try board.resolve(
      Changeset(id: "c3", changes: [.update(item: "a", set: [.title("e\u{301}")])]))
    #expect(decomposed.outcome == .applied)
  }

  @Test(arguments: [
    (
      Change.insert(items: [Item(id: "")], destination: .init(position: .end, collectionID: "S0")),
      "malformedID", true
    ),
    (
      .insert(items: [Item(id: "a")], destination: .init(position: .end, collectionID: "S0")),
      "idTaken", false
    ),
    (
      .insert(items: [Item(id: "n")], destination: .init(position: .end, collectionID: "nope")),
      "unknownSection", false
    ),
    (.update(item: "a", set: [.symbol("ab")]), "malformedSymbol", true),
    (.update(item: "a", set: [.title(String(repeating: "x", count: 501))]), "textTooLong", true),
    (.removeSection(section: "nope"), "unknownSection", false),
    (.undo("nope"), "unknownChangeset", false),
  ])
  func `a rejection names the value and changes nothing`(
    change: Change, code: String, isMalformed: Bool
  ) throws {
    var board = try board()
    let before = board.snapshot
    let rejection = try #require(throws: Rejection.self) {
      try board.resolve(
        Changeset(
          id: "c1",
          changes: [
            .remove(items: ["c"]), .insertSection(section: Section(id: "S2"), position: .end),
            change,
          ]))
    }
    #expect(rejection.code == code)
    #expect(rejection.isMalformed == isMalformed)
    #expect(board.snapshot == before)
    _ = try board.resolve(
      Changeset(id: "c2", changes: [.insertSection(section: Section(id: "S2"), position: .end)]))
    #expect(board.revision == 1)
  }

  @Test func `what is skipped is named once a change, byte for byte`() throws {
    var board = try board()
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    let ids = ["nope", composed, "nope", decomposed, "a", "a"]
    let resolution = try board.resolve(
      Changeset(id: "c1", changes: [.remove(items: ids), .restore(items: ["nope"])]))
    #expect(
      resolution.skipped.map { Array($0.utf8) }
        == ["nope", composed, decomposed, "nope"].map { Array($0.utf8) })
  }

  @Test func `a change that names tens of thousands of unknown ids takes no longer for it`() throws
  {
    var board = try board()
    let unknown = (0..<30_000).map { "x\($0)" }
    let ids = unknown + ["a"] + unknown
    let resolution = try board.resolve(Changeset(id: "c1", changes: [.remove(items: ids)]))
    #expect(resolution.skipped == unknown)
  }
}
