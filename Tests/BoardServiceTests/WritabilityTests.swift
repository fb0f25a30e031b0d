import BoardModel
import BoardStore
import Testing

@testable import BoardService

@Suite struct WritabilityTests {
  @Test func `a failed write makes the journal unwritable until a write gets through`()
    async throws
  {
    let journal = FlakyJournal(failing: 2..<1_000, .before)
    let service = BoardService(journal: journal, clock: { Timestamp(milliseconds: 0) })
    #expect(await service.isWritable)
    _ = try await service.create(sampleDraft)
    journal.arm()
    await #expect(throws: ServiceError.self) {
      try await service.create(
        BoardDraft(settings: BoardSettings(name: "a"), sections: []), id: "a")
    }
    #expect(await !service.isWritable, "it has been tried again, and failed again")
    journal.disarm()
    #expect(await service.isWritable, "it has been tried again")
    #expect(await service.isWritable)
  }

  @Test func `a changeset that is behind or refused says nothing of the journal`() async throws {
    let journal = MemoryJournal()
    let service = BoardService(journal: journal, clock: { Timestamp(milliseconds: 0) })
    _ = try await service.create(
      BoardDraft(settings: BoardSettings(name: "a"), sections: []), id: "a")
    await #expect(throws: ServiceError.boardExists("a")) {
      try await service.create(
        BoardDraft(settings: BoardSettings(name: "a"), sections: []), id: "a")
    }
    await journal.close()
    #expect(await service.isWritable, "only a write finds out")
  }
}
