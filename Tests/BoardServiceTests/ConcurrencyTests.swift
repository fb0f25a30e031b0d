import BoardModel
import BoardStore
import Testing

@testable import BoardService

@Suite struct ConcurrencyTests {
  @Test func `ten writers at once make revisions 1 to 1,000 without a gap`() async throws {
    let (journal, recorder) = (MemoryJournal(), Recorder())
    let service = BoardService(journal, observer: recorder)
    let board = try await service.create(sampleDraft).id
    let answered = try await withThrowingTaskGroup(of: [CommittedChangeset].self) { group in
      for writer in 0..<10 {
        group.addTask {
          var rows: [CommittedChangeset] = []
          for number in 0..<100 {
            let changeset = insert(
              "i-\(writer)-\(number)", id: "c-\(writer)-\(number)", author: "w\(writer)")
            rows.append(try await service.submit(changeset, to: board).row)
            #expect(recorder.rows.contains { $0.changeset.id == changeset.id })
          }
          return rows
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let told = recorder.rows
    #expect(told.map(\.revision) == Array(1...1000))
    #expect(answered.sorted { $0.revision < $1.revision } == told)
    #expect(try await journal.rows(of: board, after: 0, limit: 2000) == told)
    let snapshot = try await service.export(board)
    #expect(snapshot.itemCount == 1005)
  }

  @Test func `all that waits is written as one group`() async throws {
    let journal = GatedJournal()
    let service = BoardService(journal)
    let board = try await service.create(sampleDraft).id
    await journal.gate.close()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        group.addTask {
          _ = try await service.submit(insert("i\(number)", id: "\(number)"), to: board)
        }
        if number == 0 { await journal.gate.waitForCommit() }
      }
      let live = try await service.live(board)
      while await live.waiting.count < 63 { await Task.yield() }
      await journal.gate.open()
      try await group.waitForAll()
    }
    // One commit for the board of boards, one for the board itself with a row there, one for the first
    // changeset, one for all that came meanwhile.
    #expect(journal.statistics == JournalStatistics(commits: 4, rows: 65))
  }

  @Test func `a retry waits while the first is being written`() async throws {
    let journal = GatedJournal()
    let service = BoardService(journal)
    let board = try await service.create(sampleDraft).id
    let changeset = insert("x", id: "1", author: "t")
    await journal.gate.close()
    async let first = service.submit(changeset, to: board)
    await journal.gate.waitForCommit()
    async let retry = service.submit(changeset, to: board)
    async let other = service.submit([insert("y", id: "1", author: "t")], to: board)
    let live = try await service.live(board)
    while await live.waiting.count < 2 { await Task.yield() }
    await journal.gate.open()
    let row = try await first.row
    #expect(try await first == ChangesetResult(row: row, isRetry: false))
    #expect(try await retry == ChangesetResult(row: row, isRetry: true))
    #expect(try await other == [.refused(.idReused("1"))])
    #expect(try await service.position(of: board).revision == 1)
  }

  @Test(arguments: [false, true])
  func `a snapshot waits for the commit in flight and shows what is committed`(
    _ fails: Bool
  ) async throws {
    let journal = GatedJournal()
    let service = BoardService(journal)
    let board = try await service.create(sampleDraft).id
    let before = try await service.snapshot(of: board)
    #expect(before.revision == 0)
    await journal.gate.close()
    async let outcome = service.submit([insert("x", id: "1")], to: board)
    await journal.gate.waitForCommit()
    async let export = service.export(board)
    #expect(try await service.position(of: board).revision == 0)
    await journal.gate.open(failing: fails ? .unavailable(reason: "full") : nil)
    _ = try await outcome
    // A group that fails is tried again alone, and then gets through.
    let after = try await service.snapshot(of: board)
    #expect(after.revision == 1 && after.epoch == before.epoch)
    #expect(String(decoding: after.bytes, as: UTF8.self).contains("\"revision\":1,"))
    #expect(try await export.itemCount == 6)
    #expect(try await service.snapshot(of: board) == after)
  }

  @Test func `a deletion waits for what was submitted before it`() async throws {
    let journal = GatedJournal()
    let service = BoardService(journal)
    let board = try await service.create(sampleDraft).id
    await journal.gate.close()
    async let outcome = service.submit([insert("x", id: "1")], to: board)
    await journal.gate.waitForCommit()
    async let deletion: Void = service.delete(board)
    await journal.gate.open()
    try await deletion
    #expect(try await outcome.map(\.revision) == [1])
    #expect(try await journal.board(board)?.deletedAt == noon)
  }

  @Test func `many who ask for a cold board open it once`() async throws {
    let journal = MemoryJournal()
    let board = try await BoardService(journal).create(sampleDraft).id
    let service = BoardService(journal)
    let boards = try await withThrowingTaskGroup(of: LiveBoard.self) { group in
      for _ in 0..<50 { group.addTask { try await service.live(board) } }
      return try await group.reduce(into: Set()) { $0.insert(ObjectIdentifier($1)) }
    }
    #expect(boards.count == 1)
  }
}
