import BoardModel
import BoardStore
import Testing

@testable import BoardService

@Suite struct ReleaseTests {
  /// Goes around until no board is open; what has just been written is held a moment longer.
  private func releaseAll(of service: BoardService) async {
    for _ in 0..<100_000 where await service.openBoardCount > 0 {
      await service.releaseQuiet(after: 0) { _ in false }
      await Task.yield()
    }
  }

  @Test func `a board that nobody asks for goes after so many rounds, and comes back as it was`()
    async throws
  {
    let recorder = Recorder()
    let service = BoardService(MemoryJournal(), observer: recorder)
    let board = try await service.create(sampleDraft).id
    #expect(try await service.position(of: board).revision == 0)
    for _ in 1...2 { await service.releaseQuiet(after: 2) { _ in false } }
    #expect(await service.openBoardCount == 2, "with the board of boards")
    await service.releaseQuiet(after: 2) { _ in false }
    #expect(await service.openBoardCount == 0)
    let row = try await service.submit(move("e", before: "a", id: "1"), to: board).row
    #expect(row.revision == 1 && recorder.rows == [row])
    let before = try await service.snapshot(of: board)
    await releaseAll(of: service)
    #expect(await service.openBoardCount == 0)
    #expect(try await service.snapshot(of: board) == before)
  }

  @Test func `a board that is asked for, or kept by somebody, stays`() async throws {
    let service = BoardService(MemoryJournal())
    let asked = try await service.create(sampleDraft).id
    let kept = try await service.create(sampleDraft).id
    for board in [asked, kept] { _ = try await service.position(of: board) }
    for _ in 0..<10 {
      await service.releaseQuiet(after: 1) { $0 == kept }
      _ = try await service.position(of: asked)
    }
    #expect(await service.openBoardCount == 2, "without the board of boards")
  }

  @Test func `a board that is being written to stays, however quiet it is`() async throws {
    let journal = GatedJournal()
    let service = BoardService(journal)
    let board = try await service.create(sampleDraft).id
    await journal.gate.close()
    async let first = service.submit(move("e", before: "a", id: "1"), to: board)
    await journal.gate.waitForCommit()
    for _ in 0..<5 { await service.releaseQuiet(after: 0) { _ in false } }
    #expect(await service.openBoardCount == 1)
    await journal.gate.open()
    #expect(try await first.row.revision == 1)
    #expect(try await service.submit(move("d", before: "a", id: "2"), to: board).row.revision == 2)
  }

  @Test func `writers do not notice that their board goes and comes`() async throws {
    let recorder = Recorder()
    let service = BoardService(MemoryJournal(), observer: recorder)
    let board = try await service.create(sampleDraft).id
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<100 {
            let id = "\(writer)-\(number)"
            _ = try await service.submit(insert(id, id: id), to: board)
            if number % 3 == 0 { await service.releaseQuiet(after: 0) { _ in false } }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(recorder.rows.map(\.revision) == Array(1...400))
  }
}
