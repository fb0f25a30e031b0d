import BoardModel
import OrdoServer
import Testing

@Suite struct MarkdownFormatTests {
  @Test func `a readme comes in as sections and items, its prose passed over`() throws {
    let board = try read(RealBoards.readme)
    #expect(board.settings.name == "Ordo")
    #expect(board.sections.map(\.section.name) == ["Features", "Later"])
    #expect(
      board.sections[0].items.map(\.title) == [
        "Drag by a handle, with a mouse, a finger or the keyboard",
        "`ReorderDifference`, as in SwiftUI", "Offline edits", "Any bullet", "Or a number",
      ])
    #expect(board.sections[0].items.map(\.isDone) == [true, true, false, false, false])
    #expect(board.sections[0].items[2].note == "kept in the browser\n\nsent when it is back")
    #expect(board.sections[1].items.map(\.title) == ["History *with* undo"])
  }

  @Test func `the form that is written`() {
    var board = RealBoards.draft("名所", [("", ["富士山", "清水寺"]), ("Later", ["姫路城"])])
    board.sections[0].items[0].isDone = true
    board.sections[0].items[1].note = "two\nlines"
    board.sections.append(BoardDraft.Section(Section(id: "empty", name: "Empty")))
    #expect(
      String(decoding: BoardFormat.markdown.encode(board), as: UTF8.self) == """
        # 名所

        - [x] 富士山
        - [ ] 清水寺
            two
            lines

        ## Later

        - [ ] 姫路城

        """)
  }

  @Test(
    arguments: [
      ("two\nlines", "- [ ] two&#10;lines"),
      (" outer ", "- [ ] &#32;outer&#32;"),
      ("&#10;", "- [ ] \\&#10;"),
      ("a\\*b", "- [ ] a\\\\*b"),
      ("C:\\new", "- [ ] C:\\new"),
      ("[x] # - *plain*", "- [ ] [x] # - *plain*"),
      ("", "- [ ]"),
    ])
  func `only what would read as something else is escaped`(title: String, line: String) throws {
    let file = BoardFormat.markdown.encode(RealBoards.draft("x", [("", [title])]))
    #expect(String(decoding: file, as: UTF8.self) == "# x\n\n\(line)\n")
    #expect(try read("\(line)\n").sections[0].items.map(\.title) == [title])
  }

  @Test func `a heading makes a section by its first item, and costs no chance before`() throws {
    let headings = (1...1_000).map { "## \($0)\n" }.joined()
    var few = IDGenerator(randomness: SeededGenerator(seed: 3))
    var many = few
    let board = try BoardFormat.markdown.decode(Array("## x\n- a".utf8), name: "n", ids: &few)
    let same = try BoardFormat.markdown.decode(
      Array("\(headings)## x\n- a\n\(headings)".utf8), name: "n", ids: &many)
    #expect(board == same)
    #expect(few.next() == many.next())
  }

  @Test func `a name takes the first heading of level one, the others are sections`() throws {
    let board = try read("- a\n\n# Second\n- b\n### Third\n- c")
    #expect(board.settings.name == "fallback")
    #expect(board.sections.map(\.section.name) == ["", "Second", "Third"])
  }

  @Test func `a heading alone is an empty board with one section`() throws {
    let board = try read("# Trip\n")
    #expect(board.settings.name == "Trip")
    #expect(board.sections.count == 1 && board.itemCount == 0)
  }

  @Test func `a text without a list is refused with a hint`() {
    #expect(throws: FormatError.noItems) { try read("just words\n") }
    #expect(throws: FormatError.empty) { try read("") }
  }

  @Test func `a text that is too long is found in its line`() {
    let title = String(repeating: "b", count: 501)
    let error = #expect(throws: FormatError.self) { try read("# x\n\n- a\n- \(title)\n- c\n") }
    #expect(error == .textTooLong(.title(title), scalars: 501, limit: 500, line: 4))
  }

  private func read(_ text: String) throws -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 3))
    return try BoardFormat.markdown.decode(Array(text.utf8), name: "fallback", ids: &ids)
  }
}
