import BoardModel
import OrdoServer
import Testing

@Suite struct TrelloTests {
  @Test(arguments: [ImportFormat.own(.json), .trello])
  func `lists and cards stand in the order of their positions`(format: ImportFormat) throws {
    let board = try read(ForeignExports.trello, as: format)
    #expect(board.settings.name == "Trip to 日本")
    #expect(board.sections.map(\.section.name) == ["Ideas", "Booked", "Empty"])
    #expect(
      board.sections.map { $0.items.map(\.title) } == [["Fuji", "Himeji 姫路城"], ["Ferry"], []])
  }

  @Test func `archived cards and those of archived lists are in the trash`() throws {
    let board = try read(ForeignExports.trello)
    #expect(board.trash.map(\.title) == ["Old one", "Old two", "Old idea"])
  }

  @Test func `descriptions and checklists become the note`() throws {
    let himeji = try read(ForeignExports.trello).sections[0].items[1]
    #expect(
      himeji.note == """
        By train

        Early

        Book
        - [x] Train
        - [ ] Hotel

        Pack
        - [ ] Two lines
        - [x] Camera
        """)
  }

  @Test func `the first label that has a colour gives it, and what is done is done`() throws {
    let board = try read(ForeignExports.trello)
    #expect(board.sections[0].items.map(\.color) == [.violet, .teal])
    #expect(board.sections[0].items.map(\.isDone) == [false, false])
    #expect(board.sections[1].items.map(\.isDone) == [true])
  }

  @Test func `a board of archived lists alone has one section`() throws {
    let board = try read(
      #"{"name":"x","cards":[],"lists":[{"id":"a","name":"A","closed":true,"pos":1}]}"#)
    #expect(board.sections.count == 1 && board.itemCount == 0)
  }

  @Test(
    arguments: [
      ("\"pos\": 16384,", "\"pos\": \"top\",", "At cards[3].pos: Give", "line 11, column"),
      ("\"pos\": 16384,", "", "At cards[3]: “pos” is missing.", "line 11, column 3"),
      ("\"idList\": \"l2\"", "\"idList\": \"l9\"", "Line 5: The card “Ferry”", "“l9”"),
      ("\"Ferry\"", "\"Ferry", "Line 5, column", "“d” cannot stand here"),
      (
        "\"name\": \"Fuji\", \"desc\": \"\"",
        "\"name\": \"Fuji\", \"desc\": \"\(String(repeating: "d", count: 10_001))\"",
        "Line 11: The note of “Fuji” has 10001 characters.", "At most 10000"
      ),
      (
        "\"Old idea\"", "\"\(String(repeating: "t", count: 501))\"", "Line 10: The title “ttt",
        "501 characters"
      ),
      (
        "\"Ideas\"", "\"\(String(repeating: "n", count: 501))\"",
        "Line 20: The section's name “nnn",
        "At most 500"
      ),
    ])
  func `what is broken is refused with its line and its value`(
    old: String, new: String, place: String, value: String
  ) throws {
    #expect(ForeignExports.trello.contains(old))
    let error = #expect(throws: FormatError.self) {
      try read(ForeignExports.trello.replacing(old, with: new))
    }
    let sentence = error?.description ?? ""
    #expect(sentence.contains(place) && sentence.contains(value), "\(sentence)")
  }

  @Test func `an export cut anywhere is refused`() {
    for end in stride(from: 1, to: ForeignExports.trello.utf8.count, by: 97) {
      let text = String(decoding: ForeignExports.trello.utf8.prefix(end), as: UTF8.self)
      #expect(throws: FormatError.self, "\(end)") { try read(text) }
    }
  }

  private func read(_ text: String, as format: ImportFormat = .own(.json)) throws -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 3))
    return try format.decode(Array(text.utf8), name: "fallback", ids: &ids)
  }
}
