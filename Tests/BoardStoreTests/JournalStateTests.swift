import BoardModel
import BoardStore
import Testing

@Suite struct JournalStateTests {
  @Test(arguments: JournalKind.allCases)
  func `the latest state up to a revision is found`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      let states = try await journal.statesAfterChanges(12, storedAt: [4, 8])
      #expect(try await journal.state(of: "a", upTo: nil) == states[8])
      #expect(try await journal.state(of: "a", upTo: 8) == states[8])
      #expect(try await journal.state(of: "a", upTo: 7) == states[4])
      #expect(try await journal.state(of: "a", upTo: 3) == states[0])
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `a state is stored once and not ahead of the rows`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      let states = try await journal.statesAfterChanges(3, storedAt: [2, 2])
      #expect(try await journal.state(of: "a", upTo: nil) == states[2])
      try await journal.commit([create("b")])
      let ahead = try #require(states[3])
      await #expect(throws: JournalError.behind(board: "b", expected: 3, found: 0)) {
        try await journal.commit([.store(ahead, board: "b")])
      }
    }
  }

  @Test(arguments: JournalKind.allCases)
  func `the tail is what comes after the latest state`(_ kind: JournalKind) async throws {
    try await kind.withJournal { journal in
      try await journal.commit([create("a")])
      let empty = try await journal.tail(of: "a")
      #expect(empty.rows == 0 && empty.bytes == 0 && empty.stateBytes > 100)
      try await journal.commit([append([sampleRow(1, title: "")], to: "a")])
      let one = try await journal.tail(of: "a")
      try await journal.commit([append([sampleRow(2, title: "富士山")], to: "a")])
      let two = try await journal.tail(of: "a")
      #expect(one.rows == 1 && two.rows == 2)
      #expect(two.bytes == 2 * one.bytes + 2 * 9)
    }
  }
}

extension Journal {
  /// Appends real changes to a board “a” and stores some of its states.
  func statesAfterChanges(
    _ count: Int, storedAt revisions: [Int]
  ) async throws -> [Int: BoardState] {
    var board = try sampleBoard("a")
    var states = [0: board.state]
    try await commit([create("a")])
    for revision in 1...count {
      let changeset = sampleRow(revision).changeset
      let resolution = try board.resolve(changeset)
      board.commit()
      states[revision] = board.state
      let row = CommittedChangeset(
        revision: revision, changeset: changeset, resolution: resolution,
        at: Timestamp(milliseconds: 0))
      try await commit([append([row], to: "a")])
    }
    for revision in revisions {
      if let state = states[revision] { try await commit([.store(state, board: "a")]) }
    }
    return states
  }
}
