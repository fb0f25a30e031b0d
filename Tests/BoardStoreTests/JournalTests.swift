import BoardModel
import BoardStore
import Testing

@Suite struct JournalTests {
  @Test(arguments: JournalKind.allCases)
  func `rows come back as they were written`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a")])
      try await journal.commit([append(sampleRows(1...3), to: "a")])
      try await journal.commit([append(sampleRows(4...4), to: "a")])
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == sampleRows(1...4))
      #expect(try await journal.rows(of: "a", after: 1, limit: 2) == sampleRows(2...3))
      #expect(try await journal.rows(of: "a", after: 4, limit: 9) == [])
      #expect(try await journal.rows(of: "a", after: 9, limit: 9) == [])
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `rows are found by changeset`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a"), append(sampleRows(1...3), to: "a"), create("b")])
      let found = try await journal.rows(of: "a", ids: ["change-3", "nothing", "change-1"])
      #expect(found == [sampleRow(3), sampleRow(1)])
      #expect(try await journal.rows(of: "b", ids: ["change-1"]) == [])
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `a group after another revision than the last is behind and writes nothing`(
    _ kind: JournalKind
  ) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a"), append(sampleRows(1...2), to: "a")])
      for (first, last) in [(2, 3), (4, 4)] {
        await #expect(throws: JournalError.behind(board: "a", expected: first - 1, found: 2)) {
          try await journal.commit([append(sampleRows(first...last), to: "a")])
        }
      }
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == sampleRows(1...2))
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `a changeset id is taken once a board`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a"), create("b"), append([sampleRow(1)], to: "a")])
      let taken = JournalError.changesetIDTaken(board: "a", id: "change-1")
      await #expect(throws: taken) {
        try await journal.commit([append([sampleRow(2), sampleRow(3, id: "change-1")], to: "a")])
      }
      await #expect(throws: JournalError.changesetIDTaken(board: "a", id: "twice")) {
        try await journal.commit([
          append([sampleRow(2, id: "twice"), sampleRow(3, id: "twice")], to: "a")
        ])
      }
      try await journal.commit([append([sampleRow(1)], to: "b")])
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == [sampleRow(1)])
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `writes of one commit stand or fall together`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a"), append([sampleRow(1)], to: "a")])
      let late = JournalError.behind(board: "a", expected: 4, found: 2)
      await #expect(throws: late) {
        try await journal.commit([
          create("b"), append([sampleRow(1)], to: "b"), append([sampleRow(2)], to: "a"),
          .delete(board: "b", at: Timestamp(milliseconds: 5)), append([sampleRow(5)], to: "a"),
        ])
      }
      #expect(try await journal.boards().map(\.id) == ["a"])
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == [sampleRow(1)])
      try await journal.commit([append([sampleRow(2)], to: "a"), append([sampleRow(3)], to: "a")])
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == sampleRows(1...3))
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `a board exists once`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a")])
      await #expect(throws: JournalError.boardExists("a")) {
        try await journal.commit([create("a")])
      }
      await #expect(throws: JournalError.boardExists("b")) {
        try await journal.commit([create("b"), create("b")])
      }
      #expect(try await journal.boards().map(\.id) == ["a"])
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `a board that never was is unknown to every question`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      let unknown = JournalError.unknownBoard("x")
      let state = try sampleBoard("x").state
      #expect(try await journal.board("x") == nil)
      await #expect(throws: unknown) { try await journal.commit([append([sampleRow(1)], to: "x")]) }
      await #expect(throws: unknown) { try await journal.commit([.store(state, board: "x")]) }
      await #expect(throws: unknown) {
        try await journal.commit([.delete(board: "x", at: Timestamp(milliseconds: 1))])
      }
      await #expect(throws: unknown) { try await journal.rows(of: "x", after: 0, limit: 1) }
      await #expect(throws: unknown) { try await journal.rows(of: "x", ids: ["a"]) }
      await #expect(throws: unknown) { try await journal.state(of: "x", upTo: nil) }
      await #expect(throws: unknown) { try await journal.tail(of: "x") }
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `boards are summed up as the last append left them`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      #expect(try await journal.boards() == [])
      try await journal.commit([create("b"), create("a")])
      #expect(try await journal.boards() == [sampleSummary("b"), sampleSummary("a")])
      let changed = BoardSummary(
        id: "a", name: "Renamed", layout: .row, itemCount: 7,
        changedAt: Timestamp(milliseconds: 9))
      try await journal.commit([.append([sampleRow(1)], after: 0, changed)])
      #expect(try await journal.board("a") == changed)
      #expect(try await journal.boards() == [sampleSummary("b"), changed])
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `a deleted board keeps its rows and takes no more`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      let time = Timestamp(milliseconds: 77)
      try await journal.commit([create("a"), append([sampleRow(1)], to: "a")])
      try await journal.commit([.delete(board: "a", at: time)])
      #expect(try await journal.board("a")?.deletedAt == time)
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == [sampleRow(1)])
      for write in [append([sampleRow(2)], to: "a"), .delete(board: "a", at: time)] {
        await #expect(throws: JournalError.boardDeleted("a")) { try await journal.commit([write]) }
      }
      await #expect(throws: JournalError.boardExists("a")) {
        try await journal.commit([create("a")])
      }
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `a deleted board can come back, or go for ever`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      let time = Timestamp(milliseconds: 77)
      try await journal.commit([create("a"), append([sampleRow(1)], to: "a")])
      for write in [JournalWrite.restore(board: "a"), .purge(board: "a")] {
        await #expect(throws: JournalError.boardNotDeleted("a")) {
          try await journal.commit([append([sampleRow(2)], to: "a"), write])
        }
      }
      try await journal.commit([.delete(board: "a", at: time), .restore(board: "a")])
      try await journal.commit([append([sampleRow(2)], to: "a")])
      #expect(try await journal.board("a") == sampleSummary("a"))
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == sampleRows(1...2))
      try await journal.commit([.delete(board: "a", at: time), .purge(board: "a")])
      #expect(try await journal.board("a")?.deletedAt == time)
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == [])
      await #expect(throws: JournalError.self) { try await journal.state(of: "a", upTo: nil) }
      await #expect(throws: JournalError.boardExists("a")) {
        try await journal.commit([create("a")])
      }
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `whether it can be written is found out without a trace`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a"), append(sampleRows(1...2), to: "a")])
      let before = journal.statistics.rows
      try await journal.commit([.probe])
      #expect(journal.statistics.rows == before)
      #expect(try await journal.rows(of: "a", after: 0, limit: 9) == sampleRows(1...2))
      try await journal.commit([append([sampleRow(3)], to: "a")])
      await journal.close()
      await #expect(throws: JournalError.self) { try await journal.commit([.probe]) }
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `after close every question is unavailable`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a")])
      await journal.close()
      await journal.close()
      let closed = JournalError.unavailable(reason: "It is closed.")
      await #expect(throws: closed) { try await journal.commit([append([sampleRow(1)], to: "a")]) }
      await #expect(throws: closed) { try await journal.boards() }
    }
  }
}
