import BoardModel
import OrdoServer
import Testing

@Suite struct CSVFormatTests {
  @Test func `only a title is needed, and columns stand in any order`() throws {
    let board = try read("isDone,Title\nyes,富士山\n,清水寺\n")
    #expect(board.sections.count == 1)
    #expect(board.sections[0].items.map(\.title) == ["富士山", "清水寺"])
    #expect(board.sections[0].items.map(\.isDone) == [true, false])
    #expect(board.settings.name == "trip")
  }

  @Test func `a byte order mark, carriage returns and blank lines do not matter`() throws {
    let board = try read("\u{feff}title\r\na\r\n\r\nb\rc")
    #expect(board.sections[0].items.map(\.title) == ["a", "b", "c"])
  }

  @Test func `quotes hold commas, quotes and line breaks`() throws {
    let board = try read("title,note\n\"a, \"\"b\"\"\r\nc\",5\" nail\n")
    #expect(board.sections[0].items[0].title.utf8.elementsEqual("a, \"b\"\r\nc".utf8))
    #expect(board.sections[0].items[0].note == "5\" nail")
  }

  @Test func `rows of one section name belong together wherever they stand`() throws {
    let board = try read("section,title\nA,1\nB,2\nA,3\n")
    #expect(board.sections.map(\.section.name) == ["A", "B"])
    #expect(board.sections.map { $0.items.map(\.title) } == [["1", "3"], ["2"]])
  }

  @Test func `sections of the same name keep their order by a number`() throws {
    let board = RealBoards.draft("x", [("A", ["1"]), ("B", ["2"]), ("A", ["3"]), ("A (2)", ["4"])])
    let file = BoardFormat.csv.encode(board)
    let read = try read(String(decoding: file, as: UTF8.self))
    #expect(read.sections.map(\.section.name) == ["A", "B", "A (2)", "A (2) (2)"])
    #expect(BoardFormat.csv.encode(read) == file)
  }

  @Test func `names in different normal forms are different sections`() throws {
    let board = try read("section,title\n\u{e9},1\ne\u{301},2\n")
    #expect(board.sections.count == 2)
  }

  @Test func `a header alone is an empty board with one section`() throws {
    let board = try read("section,title,note,symbol,color,isDone,isPinned,isFixed,id\r\n")
    #expect(board.sections.count == 1 && board.itemCount == 0)
  }

  @Test(
    arguments: [
      ("", .empty),
      ("name\na", .unknownColumn("name")),
      ("title;note\na", .unknownColumn("title;note")),
      ("note\na", .missingTitleColumn),
      ("title,title\na,b", .repeatedColumn("title")),
      ("title\n\"a\nb", .openQuote(line: 2)),
      ("title\na\n\"b\"c,d", .textAfterQuote(line: 3, text: "c")),
      ("title\na,b", .tooManyFields(line: 2, value: "b")),
      (
        "title,isDone\n\"a\nb\",true\nc,maybe",
        .notBoolean(line: 4, column: "isDone", value: "maybe")
      ),
      ("title\na" + String(repeating: ",", count: 100) + "b", .tooManyFields(line: 2, value: "b")),
      (
        "title" + String(repeating: ",", count: 100) + "name\na", .unknownColumn("")
      ),
      ("title,color\na,purple", .unknownColor(line: 2, value: "purple")),
      ("title,id\na,x\nb,x", .repeatedID(line: 3, id: "x")),
      ("title,id\na,x\nb,ä", .rejected(.malformedID("ä"), line: 3)),
      ("title,symbol\n\"a\nb\",a\nc,two", .rejected(.malformedSymbol("two"), line: 4)),
    ] as [(String, FormatError)])
  func `errors name the line and the value`(text: String, error: FormatError) {
    #expect(throws: error) { try read(text) }
    #expect(!error.description.isEmpty)
  }

  @Test func `commas without end and with nothing after them do not matter`() throws {
    let commas = String(repeating: ",", count: 100)
    let board = try read("title,note\(commas)\na,b\(commas)\n")
    #expect(board.sections[0].items.map(\.title) == ["a"])
    #expect(board.sections[0].items.map(\.note) == ["b"])
  }

  @Test func `a text that is too long is named by its beginning`() throws {
    let title = String(repeating: "富", count: 501)
    let error = #expect(throws: FormatError.self) { try read("title\n\(title)") }
    #expect(error?.code == "textTooLong")
    #expect(error?.description.hasPrefix("Line 2: The title “富富富") == true)
    #expect(error?.description.contains("富富富…” has 501 characters") == true)
  }

  @Test func `bytes that are no text are refused`() {
    var ids = IDGenerator()
    #expect(throws: FormatError.notUTF8(line: 2)) {
      try BoardFormat.csv.decode([0x74, 0x0a, 0xff, 0x0a], name: "", ids: &ids)
    }
  }

  @Test func `five hundred rows come in and go out identical`() throws {
    let file = fiveHundredRows()
    let board = try read(file)
    #expect(board.itemCount == 500)
    #expect(board.sections.map(\.section.name) == ["旅行", "İşler", "مهام"])
    #expect(BoardFormat.csv.encode(board) == Array(file.utf8))
  }

  private func read(_ text: String) throws -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 3))
    return try BoardFormat.csv.decode(Array(text.utf8), name: "trip", ids: &ids)
  }
}
