import BoardModel
import BoardStore
import Testing

@testable import BoardService

@Suite struct BoardServiceTests {
  @Test func `a new board has ids of its own and keeps those of the draft`() async throws {
    let service = BoardService(MemoryJournal())
    let snapshot = try await service.create(sampleDraft)
    for id in [snapshot.id, snapshot.epoch] {
      #expect(id.count == 12 && id.allSatisfy { "abcdefghjkmnpqrstuvwxyz23456789".contains($0) })
    }
    #expect(snapshot.id != snapshot.epoch && snapshot.revision == 0)
    #expect(snapshot.sections == sampleDraft.sections)
    #expect(try await service.export(snapshot.id) == sampleDraft)
    #expect(
      try await service.boards() == [
        BoardSummary(
          id: snapshot.id, name: "Places", layout: .list, itemCount: 5, changedAt: noon)
      ])
  }

  @Test func `a draft without sections gets one`() async throws {
    let service = BoardService(MemoryJournal())
    let draft = BoardDraft(settings: BoardSettings(name: "Empty"), sections: [])
    let snapshot = try await service.create(draft, id: "empty")
    #expect(snapshot.id == "empty" && snapshot.sections.count == 1)
    #expect(snapshot.sections.first?.section.name == "")
  }

  @Test func `a draft that breaks a rule makes no board`() async throws {
    let service = BoardService(MemoryJournal())
    var draft = sampleDraft
    draft.sections[1].items = [Item(id: "a")]
    await #expect(throws: ServiceError.malformedBoard(.idTaken("a"))) {
      try await service.create(draft)
    }
    #expect(try await service.boards() == [])
    _ = try await service.create(sampleDraft, id: "one")
    await #expect(throws: ServiceError.boardExists("one")) {
      try await service.create(sampleDraft, id: "one")
    }
  }

  @Test func `a board that never was is unknown to every question`() async throws {
    let service = BoardService(MemoryJournal())
    let unknown = ServiceError.unknownBoard("x")
    await #expect(throws: unknown) { try await service.submit(insert("i", id: "1"), to: "x") }
    await #expect(throws: unknown) { try await service.submit([], to: "x") }
    await #expect(throws: unknown) { try await service.snapshot(of: "x") }
    await #expect(throws: unknown) { try await service.export("x") }
    await #expect(throws: unknown) { try await service.position(of: "x") }
    await #expect(throws: unknown) { try await service.recentRows(of: "x", after: 0, limit: 1) }
    await #expect(throws: unknown) { try await service.delete("x") }
    _ = try await service.create(sampleDraft, id: "x")
    #expect(try await service.position(of: "x").revision == 0)
  }

  @Test func `a deleted board is gone for every question, and the observer told`() async throws {
    let recorder = Recorder()
    let service = BoardService(MemoryJournal(), observer: recorder)
    let board = try await service.create(sampleDraft).id
    let live = try await service.live(board)
    _ = try await service.submit(insert("x", id: "1"), to: board)
    try await service.delete(board)
    #expect(recorder.deleted == [board])
    let deleted = ServiceError.deletedBoard(board)
    await #expect(throws: deleted) { try await service.submit(insert("y", id: "2"), to: board) }
    await #expect(throws: deleted) { try await service.snapshot(of: board) }
    await #expect(throws: deleted) { try await service.delete(board) }
    #expect(try await service.boards() == [])
    // Whoever still has the open board is refused as well.
    #expect(
      await live.submit([insert("y", id: "2"), insert("z", id: "3")]) == [
        .refused(deleted), .notTried,
      ])
    await #expect(throws: deleted) { try await live.snapshot() }
    await #expect(throws: deleted) { try await live.position() }
    await #expect(throws: deleted) { try await live.readableBoard() }
    await #expect(throws: deleted) { try await live.delete() }
    #expect(recorder.rows.count == 1 && recorder.deleted.count == 1)
  }

  @Test func `each changeset is answered with its row and a retry with the same`() async throws {
    let service = BoardService(MemoryJournal())
    let board = try await service.create(sampleDraft).id
    let first = try await service.submit(move("a", before: nil, id: "1", base: 0), to: board)
    #expect(first.row.revision == 1 && !first.isRetry)
    #expect(first.row.resolution.outcome == .applied)
    _ = try await service.submit(move("b", before: nil, id: "2"), to: board)
    let retry = try await service.submit(move("a", before: nil, id: "1"), to: board)
    #expect(retry == ChangesetResult(row: first.row, isRetry: true))
    await #expect(throws: ServiceError.idReused("1")) {
      try await service.submit(move("c", before: nil, id: "1"), to: board)
    }
    await #expect(throws: ServiceError.rejected(.idTaken("a"))) {
      try await service.submit(insert("a", id: "3"), to: board)
    }
    #expect(try await service.position(of: board).revision == 2)
  }

  @Test func `an array is answered in order, and the observer hears before`() async throws {
    let recorder = Recorder()
    let service = BoardService(MemoryJournal(), observer: recorder)
    let board = try await service.create(sampleDraft).id
    let outcomes = try await service.submit(
      [insert("x", id: "1"), insert("y", id: "2"), insert("x", id: "3"), insert("z", id: "4")],
      to: board)
    #expect(outcomes.map(\.revision) == [1, 2, nil, nil])
    #expect(outcomes.suffix(2) == [.refused(.rejected(.idTaken("x"))), .notTried])
    #expect(recorder.rows.map(\.changeset.id) == ["1", "2"])
    #expect(try await service.submit([], to: board) == [])
  }

  @Test func `recent rows are those that the observer was told of`() async throws {
    let recorder = Recorder()
    let service = BoardService(MemoryJournal(), observer: recorder)
    let board = try await service.create(sampleDraft).id
    for number in 1...5 {
      _ = try await service.submit(insert("i\(number)", id: "\(number)"), to: board)
    }
    let rows = recorder.rows
    #expect(try await service.recentRows(of: board, after: 0, limit: 9) == rows)
    #expect(try await service.recentRows(of: board, after: 2, limit: 2) == Array(rows[2..<4]))
    #expect(try await service.recentRows(of: board, after: 5, limit: 9) == [])
    #expect(try await service.recentRows(of: board, after: 99, limit: 9) == [])
  }

  @Test func `a journal whose rows do not fit is reported as damaged`() async throws {
    let journal = MemoryJournal()
    let board = try await BoardService(journal).create(sampleDraft).id
    let row = CommittedChangeset(
      revision: 1, changeset: insert("x", id: "1"),
      resolution: Resolution(outcome: .applied, effects: [], digest: 7), at: noon)
    let summary = try #require(try await journal.board(board))
    try await journal.commit([.append([row], after: 0, summary)])
    let error = await #expect(throws: ServiceError.self) {
      try await BoardService(journal).snapshot(of: board)
    }
    guard case .damaged(board, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("digest"))
  }

  @Test func `ids made by chance read well and differ`() {
    var generator = SeededGenerator(seed: 5)
    let ids = Set((0..<1000).map { _ in RandomID.make(using: &generator) })
    #expect(ids.count == 1000)
    #expect(Set(ids.joined()).count == 31 && Set(ids.joined()).isDisjoint(with: "01loi"))
  }
}
