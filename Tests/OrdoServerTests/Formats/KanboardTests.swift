import BoardModel
import OrdoServer
import Testing

@Suite struct KanboardTests {
  @Test(arguments: [ImportFormat.own(.csv), .kanboard])
  func `a table's tasks stand in the order of their positions`(format: ImportFormat) throws {
    let board = try read(ForeignExports.kanboardTable, as: format)
    #expect(board.settings.name == "Garden")
    #expect(board.sections.map(\.section.name) == ["Backlog", "Waiting", "Done"])
    #expect(
      board.sections.map { $0.items.map(\.title) } == [
        ["Say \\\"hello\\\" to the \"neighbours\"", "Buy seeds, pots", "Basil"], ["Rain"],
        ["Dig", "Compost"],
      ])
    #expect(board.sections[2].items.map(\.isDone) == [true, false])
    #expect(board.sections[0].items.map(\.color) == [.gray, .orange, .blue])
    #expect(board.sections[1].items.map(\.color) == [nil])
  }

  @Test func `the order of a table's lines does not matter`() throws {
    let lines = ForeignExports.kanboardTable.split(separator: "\n")
    let reversed = ([lines[0]] + lines.dropFirst().reversed()).joined(separator: "\n")
    let boards = try [ForeignExports.kanboardTable, reversed].map { try read($0, as: .own(.csv)) }
    for board in boards {
      #expect(
        board.sections.map { $0.items.map(\.title) }
          == boards[0].sections.map { $0.items.map(\.title) })
    }
  }

  @Test func `a table in another language is read by the places of its columns`() throws {
    var lines = ForeignExports.kanboardTable.split(separator: "\n").map(String.init)
    lines[0] = (1...24).map { "Sütun \($0)" }.joined(separator: ",")
    let text = lines.joined(separator: "\n").replacing("Closed", with: "Kapalı")
    let board = try read(text, as: .kanboard)
    #expect(board.sections.map(\.section.name) == ["Backlog", "Waiting", "Done"])
    #expect(board.sections[2].items.map(\.isDone) == [true, false])
  }

  @Test(arguments: [ImportFormat.own(.json), .kanboard])
  func `an answer of the API comes in by column, swimlane and position`(
    format: ImportFormat
  ) throws {
    let board = try read(ForeignExports.kanboardBoard, as: format)
    #expect(board.settings.name == "fallback")
    #expect(board.sections.map(\.section.name) == ["Backlog", "Ready"])
    #expect(
      board.sections.map { $0.items.map(\.title) } == [["Hello", "Seeds", "Basil"], ["Rain"]])
    #expect(board.sections[0].items.map(\.note) == ["", "And pots", ""])
    #expect(board.sections[0].items.map(\.color) == [.green, .orange, .blue])
    #expect(board.sections[1].items.map(\.isDone) == [true])
  }

  @Test func `the swimlanes alone are an answer as well`() throws {
    let text = ForeignExports.kanboardBoard
    let list = text[(text.firstIndex(of: "[") ?? text.startIndex)...].dropLast()
    let board = try read(String(list), as: .own(.json))
    #expect(board.sections.map(\.section.name) == ["Backlog", "Ready"])
  }

  @Test(
    arguments: [
      ("Basil,\"01", "\"Basil,\"01", "Line 4 goes on with"),
      (",Backlog,1,Blue", ",Backlog,first,Blue", "Line 4 has “first” for Position."),
      ("\n3,", "\nthree,", "Line 7 has “three” for Task Id."),
      (",Rain,", ",\(String(repeating: "t", count: 501)),", "Line 7: The title “ttt"),
      ("Position", "Place", "The first line names no column “Position”."),
      ("Compost,", "\"Compost,", "Line 2 goes on with"),
    ])
  func `a broken table is refused with its line and its value`(
    old: String, new: String, sentence: String
  ) {
    expectRefusal(of: ForeignExports.kanboardTable, old, new, sentence)
  }

  @Test(
    arguments: [
      (
        "\"position\": \"2\", \"tasks\": [\n", "\"position\": \"last\", \"tasks\": [\n",
        "“last” is not a number. See line 7"
      ),
      ("\"title\": \"Seeds\"", "\"name\": \"Seeds\"", "“title” is missing. See line 10"),
    ])
  func `a broken answer is refused with its line and its value`(
    old: String, new: String, sentence: String
  ) {
    expectRefusal(of: ForeignExports.kanboardBoard, old, new, sentence)
  }

  @Test func `an answer without swimlanes is no board`() {
    #expect(throws: FormatError.empty) { try read(#"{"result": []}"#, as: .kanboard) }
  }

  private func expectRefusal(
    of text: String, _ old: String, _ new: String, _ sentence: String
  ) {
    #expect(text.contains(old))
    let error = #expect(throws: FormatError.self) {
      try read(text.replacing(old, with: new), as: .kanboard)
    }
    #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
  }

  private func read(_ text: String, as format: ImportFormat) throws -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 3))
    return try format.decode(Array(text.utf8), name: "fallback", ids: &ids)
  }
}
