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
