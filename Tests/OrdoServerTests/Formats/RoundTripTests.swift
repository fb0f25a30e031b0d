import BoardModel
import Foundation
import OrdoServer
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: BoardFormat.allCases)
  func `real boards come back in order and text, and go out again identical`(
    format: BoardFormat
  ) throws {
    for board in RealBoards.all {
      let file = format.encode(board)
      var ids = IDGenerator(randomness: SeededGenerator(seed: 1))
      let read = try format.decode(file, name: board.settings.name, ids: &ids)
      #expect(read.bytes(keeping: \.inMarkdown) == board.bytes(keeping: \.inMarkdown))
      #expect(format.encode(read) == file)
    }
  }

  @Test(arguments: BoardFormat.allCases)
  func `the checklist of this project's README comes in, and goes out again identical`(
    format: BoardFormat
  ) throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
    var ids = IDGenerator(randomness: SeededGenerator(seed: 2))
    let board = try BoardFormat.markdown.decode(
      Array(Data(contentsOf: readme)), name: "README", ids: &ids)
    let checklist = try #require(board.sections.first { $0.section.name == "Board" })
    #expect(checklist.items.first?.title == "Sections, rows, done, pin, notes")
    #expect(!checklist.items.contains { !$0.isDone })
    let file = format.encode(board)
    let read = try format.decode(file, name: board.settings.name, ids: &ids)
    #expect(read.bytes(keeping: \.inMarkdown) == board.bytes(keeping: \.inMarkdown))
    #expect(format.encode(read) == file)
  }

  @Test func `json keeps ids, settings, empty sections and the trash`() throws {
    var board = RealBoards.reminders
    board.settings.layout = .grid
    board.settings.isReorderingEnabled = false
    board.sections.append(BoardDraft.Section(Section(id: "empty", isReorderable: false)))
    board.trash = [Item(id: "gone", title: "Old", color: .teal)]
    #expect(try board.sentThrough(.json) == board)
  }

  @Test func `hostile texts survive json`() throws {
    try forEachSeed { board in
      let file = BoardFormat.json.encode(board)
      let read = try board.sentThrough(.json)
      #expect(BoardFormat.json.encode(read) == file)
    }
  }

  @Test func `hostile texts survive csv with every field and id`() throws {
    try forEachSeed { board in
      var read = try board.sentThrough(.csv)
      read.settings.name = board.settings.name
      #expect(read.bytes() == board.bytes())
    }
  }

  @Test func `hostile texts survive markdown`() throws {
    try forEachSeed { board in
      let read = try board.sentThrough(.markdown)
      #expect(read.bytes(keeping: \.inMarkdown) == board.bytes(keeping: \.inMarkdown))
      #expect(BoardFormat.markdown.encode(read) == BoardFormat.markdown.encode(board))
    }
  }

  private func forEachSeed(_ check: (BoardDraft) throws -> Void) throws {
    for seed in UInt64(1)...400 {
      var random = SeededGenerator(seed: seed)
      do {
        try check(.random(using: &random))
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }
}

extension BoardDraft {
  fileprivate func sentThrough(_ format: BoardFormat) throws -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 2))
    return try format.decode(format.encode(self), name: "", ids: &ids)
  }
}
