import BoardModel
import BoardStore
import Testing

@testable import BoardService

@Suite struct HomeTests {
  private func named(_ name: String) -> BoardDraft {
    BoardDraft(settings: BoardSettings(name: name), sections: [])
  }

  /// A service with the boards a, b and c.
  private func service(
    _ journal: any Journal = MemoryJournal(), observer: (any BoardObserver)? = nil
  ) async throws -> BoardService {
    let service = BoardService(journal, observer: observer)
    for id in ["a", "b", "c"] { _ = try await service.create(named(id.uppercased()), id: id) }
    return service
  }

  private func ids(_ service: BoardService) async throws -> [String] {
    try await service.boards().map(\.id)
  }

  private func titles(_ service: BoardService) async throws -> [String] {
    try await service.export(Home.id).sections.flatMap(\.items).map(\.title)
  }

  private func onHome(_ change: Change, id: String) -> Changeset {
    Changeset(id: id, changes: [change])
  }

  private func rename(_ name: String, id: String) -> Changeset {
    Changeset(id: id, changes: [.updateBoard(set: [.name(name)])])
  }

  @Test func `boards stand in the order that people give them`() async throws {
    let journal = MemoryJournal()
    let service = try await service(journal)
    #expect(try await ids(service) == ["a", "b", "c"])
    let destination = ReorderDifference<Item.ID, Section.ID?>.Destination(
      position: .before("a"), collectionID: nil)
    _ = try await service.submit(
      onHome(.reorder(.init(sources: ["c"], destination: destination)), id: "1"), to: Home.id)
    #expect(try await ids(service) == ["c", "a", "b"])
    #expect(try await ids(BoardService(journal, seed: 2)) == ["c", "a", "b"])
    #expect(try await service.boards(named: "B").map(\.id) == ["b"])
  }

  @Test func `a board is found by a part of its name, whatever case and accents`() async throws {
    let service = BoardService(MemoryJournal())
    for name in ["Café", "Milk", "CAFETERIA"] { _ = try await service.create(named(name)) }
    #expect(try await service.boards(named: "cafe").map(\.name) == ["Café", "CAFETERIA"])
    #expect(try await service.boards(named: "tea") == [])
  }

  @Test func `a renamed board has its new name on the board of boards, told to the observers`()
    async throws
  {
    let recorder = Recorder()
    let service = try await service(observer: recorder)
    _ = try await service.submit([rename("X", id: "1"), rename("Y", id: "2")], to: "b")
    #expect(try await titles(service) == ["A", "Y", "C"])
    _ = try await service.submit(
      Changeset(id: "3", changes: [.updateBoard(set: [.layout(.row)])]), to: "b")
    #expect(recorder.homeRows.map(\.revision) == [1, 2, 3, 4])
    #expect(recorder.rows.map(\.revision) == [1, 2, 3])
  }

  @Test func `a deleted board comes back as it was, also after a restart`() async throws {
    let journal = MemoryJournal()
    let first = try await service(journal)
    let section = try await first.export("b").sections[0].section.id
    _ = try await first.submit(
      Changeset(
        id: "1",
        changes: [
          .insert(
            items: [Item(id: "i", title: "kept")],
            destination: .init(position: .end, collectionID: section))
        ]), to: "b")
    let before = try await first.export("b")
    try await first.delete("b")
    #expect(try await ids(first) == ["a", "c"])
    #expect(try await first.export(Home.id).trash.map(\.id) == ["b"])
    for service in [first, BoardService(journal, seed: 2)] {
      await #expect(throws: ServiceError.deletedBoard("b")) { try await service.export("b") }
    }
    let second = BoardService(journal, seed: 2)
    _ = try await second.submit(onHome(.restore(items: ["b"]), id: "2"), to: Home.id)
    #expect(try await ids(second) == ["a", "b", "c"])
    #expect(try await second.export("b") == before)
    // And again, with the board open.
    try await second.delete("b")
    _ = try await second.submit(onHome(.restore(items: ["b"]), id: "3"), to: Home.id)
    #expect(try await second.submit(rename("back", id: "4"), to: "b").row.revision == 2)
    #expect(try await titles(second) == ["A", "back", "C"])
  }

  @Test func `only boards that were deleted long enough ago are purged`() async throws {
    let journal = MemoryJournal()
    let service = try await service(journal)
    try await service.delete("a")
    try await service.purgeBoards(deletedBefore: noon)
    #expect(try await service.export(Home.id).trash.map(\.id) == ["a"])
    try await service.purgeBoards(deletedBefore: Timestamp(milliseconds: noon.milliseconds + 1))
    #expect(try await service.export(Home.id).trash == [])
    #expect(try await journal.rows(of: "a", after: 0, limit: 9) == [])
    for again in [service, BoardService(journal, seed: 2)] {
      await #expect(throws: ServiceError.deletedBoard("a")) { try await again.export("a") }
      await #expect(throws: ServiceError.boardExists("a")) {
        try await again.create(named("A"), id: "a")
      }
      _ = try await again.submit(
        onHome(.restore(items: ["a"]), id: "r\(again === service)"), to: Home.id)
      #expect(try await ids(again) == ["b", "c"])
    }
  }

  @Test func `what the server keeps nobody else changes`() async throws {
    let service = try await service()
    let refused = ChangesetOutcome.refused(.serverOwned(board: Home.id))
    let changes: [Change] = [
      .insert(items: [Item(id: "x")], destination: .init(position: .end, collectionID: nil)),
      .update(item: "a", set: [.title("x")]), .remove(items: ["a"]), .purge(items: ["a"]),
      .insertSection(section: Section(id: "s"), position: .end),
      .updateSection(section: "boards", set: [.name("x")]), .removeSection(section: "boards"),
      .reorderSections(sources: ["boards"], position: .end),
      .updateBoard(set: [.name("x")]), .undo("x"),
    ]
    let before = try await service.export(Home.id)
    for (number, change) in changes.enumerated() {
      let allowed = onHome(.restore(items: []), id: "good\(number)")
      let outcomes = try await service.submit(
        [allowed, onHome(change, id: "bad\(number)"), onHome(change, id: "rest")], to: Home.id)
      #expect(outcomes[0].revision != nil && Array(outcomes[1...]) == [refused, .notTried])
    }
    #expect(try await service.export(Home.id) == before)
    await #expect(throws: ServiceError.serverOwned(board: Home.id)) {
      try await service.delete(Home.id)
    }
    await #expect(throws: ServiceError.boardExists(Home.id)) {
      try await service.create(named("Home"), id: Home.id)
    }
  }

  @Test func `a journal from before there was a board of boards gets one`() async throws {
    let journal = MemoryJournal()
    for id in ["a", "b", "c"] {
      let board = try Board(sampleDraft, id: id, epoch: "e")
      try await journal.commit([.create(BoardSummary(board, changedAt: noon), board.state)])
    }
    try await journal.commit([.delete(board: "b", at: noon)])
    let service = BoardService(journal, seed: 2)
    #expect(try await ids(service) == ["a", "c"])
    _ = try await service.submit(onHome(.restore(items: ["b"]), id: "1"), to: Home.id)
    #expect(try await ids(service) == ["a", "c", "b"])
  }

  /// Whichever call of the journal fails, a board and its item on the board of boards agree, and what was
  /// answered as done is done.
  @Test(arguments: FlakyJournal.Moment.allCases, [1, 3])
  func `a board and its place on the board of boards are written together`(
    _ moment: FlakyJournal.Moment, count: Int
  ) async throws {
    for call in 1... {
      let journal = FlakyJournal(failing: call..<call + count, moment)
      let recorder = Recorder()
      let service = try await service(journal, observer: recorder)
      journal.arm()
      var done: Set<String> = []
      if (try? await service.create(named("D"), id: "d")) != nil { done.insert("created") }
      let renaming = rename("X", id: "1")
      if (try? await service.submit(renaming, to: "a")) != nil { done.insert("renamed") }
      if (try? await service.delete("b")) != nil { done.insert("deleted") }
      if (try? await service.delete("c")) != nil,
        (try? await service.submit(onHome(.restore(items: ["c"]), id: "2"), to: Home.id)) != nil
      {
        done.insert("restored")
      }
      let hasFailed = journal.hasFailed
      journal.disarm()
      for service in [service, BoardService(journal.memory, seed: 2)] {
        let boards = try await journal.memory.boards().filter { $0.id != Home.id }
        let home = try await service.export(Home.id)
        let live = home.sections.flatMap(\.items)
        #expect(Set(boards.filter { $0.deletedAt == nil }.map(\.id)) == Set(live.map(\.id)))
        #expect(Set(boards.filter { $0.deletedAt != nil }.map(\.id)) == Set(home.trash.map(\.id)))
        for item in live { #expect(try await service.export(item.id).settings.name == item.title) }
        if done.contains("created") { #expect(live.contains { $0.id == "d" }) }
        if done.contains("renamed") { #expect(live.contains { $0.title == "X" }) }
        if done.contains("deleted") { #expect(!live.contains { $0.id == "b" }) }
        if done.contains("restored") { #expect(live.contains { $0.id == "c" }) }
      }
      let rows = try await journal.memory.rows(of: Home.id, after: 0, limit: 99)
      #expect(recorder.homeRows == Array(rows.prefix(recorder.homeRows.count)))
      guard hasFailed else {
        #expect(call > 8 && done.count == 4, "the script makes more calls than that")
        return
      }
    }
  }
}
