import BoardModel

/// Writes to the file: the only one who does.
struct SQLiteWriter: Sendable {
  let connection: SQLiteConnection

  /// Writes everything or nothing.
  ///
  /// - Parameter batches: What to write, in order.
  /// - Throws: A `JournalError` or `SQLiteError`.
  func commit(_ batches: [[EncodedWrite]]) throws {
    try connection.transaction {
      for batch in batches {
        for write in batch { try perform(write) }
      }
    }
  }

  private func perform(_ write: EncodedWrite) throws {
    switch write {
    case .create(let summary, let state): try create(summary, state)
    case .append(let rows, let revision, let summary): try append(rows, after: revision, summary)
    case .store(let state, let board): try store(state, board)
    case .delete(let board, let time): try delete(board, time)
    case .restore(let board): try restore(board)
    case .purge(let board): try purge(board)
    // The first page is written anew, with the same version in it.
    case .probe: try connection.run("PRAGMA user_version = \(SQLiteSchema.version)")
    }
  }

  private func create(_ summary: BoardSummary, _ state: EncodedState) throws {
    do {
      try connection.run(
        """
        INSERT INTO board (id, revision, name, layout, itemCount, changedAt)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          .text(summary.id), .integer(state.revision), .text(summary.name),
          .text(summary.layout.rawValue), .integer(summary.itemCount),
          .integer(Int(summary.changedAt.milliseconds)),
        ])
    } catch let error as SQLiteError where error.isUniqueViolation {
      throw JournalError.boardExists(summary.id)
    }
    try store(state, summary.id)
  }

  private func append(_ rows: [EncodedRow], after revision: Int, _ summary: BoardSummary) throws {
    let board = try liveBoard(summary.id)
    guard board.revision == revision else {
      throw JournalError.behind(board: summary.id, expected: revision, found: board.revision)
    }
    for row in rows { try insert(row, board: board.number, id: summary.id) }
    try connection.run(
      """
      UPDATE board SET revision = ?, name = ?, layout = ?, itemCount = ?, changedAt = ?
      WHERE number = ?
      """,
      [
        .integer(revision + rows.count), .text(summary.name), .text(summary.layout.rawValue),
        .integer(summary.itemCount), .integer(Int(summary.changedAt.milliseconds)),
        .integer(board.number),
      ])
  }

  private func insert(_ row: EncodedRow, board: Int, id: String) throws {
    do {
      try connection.run(
        "INSERT INTO changeset (board, revision, id, body) VALUES (?, ?, ?, ?)",
        [.integer(board), .integer(row.revision), .text(row.id), .utf8(row.body)])
    } catch let error as SQLiteError where error.isUniqueViolation {
      throw JournalError.changesetIDTaken(board: id, id: row.id)
    }
  }

  private func store(_ state: EncodedState, _ id: String) throws {
    let board = try board(id)
    guard state.revision <= board.revision else {
      throw JournalError.behind(board: id, expected: state.revision, found: board.revision)
    }
    try connection.run(
      "INSERT OR IGNORE INTO state (board, revision, body) VALUES (?, ?, ?)",
      [.integer(board.number), .integer(state.revision), .utf8(state.body)])
  }

  private func delete(_ id: String, _ time: Timestamp) throws {
    try connection.run(
      "UPDATE board SET deletedAt = ? WHERE number = ?",
      [.integer(Int(time.milliseconds)), .integer(try liveBoard(id).number)])
  }

  private func restore(_ id: String) throws {
    try connection.run(
      "UPDATE board SET deletedAt = NULL WHERE number = ?",
      [.integer(try deletedBoard(id).number)])
  }

  private func purge(_ id: String) throws {
    let number = try deletedBoard(id).number
    try connection.run("DELETE FROM changeset WHERE board = ?", [.integer(number)])
    try connection.run("DELETE FROM state WHERE board = ?", [.integer(number)])
  }

  private func board(_ id: String) throws -> (number: Int, revision: Int, isDeleted: Bool) {
    let found = try connection.query(
      "SELECT number, revision, deletedAt FROM board WHERE id = ?", [.text(id)]
    ) { ($0.integer(0), $0.integer(1), $0.integerIfAny(2) != nil) }
    guard let board = found.first else { throw JournalError.unknownBoard(id) }
    return board
  }

  private func liveBoard(_ id: String) throws -> (number: Int, revision: Int) {
    let (number, revision, isDeleted) = try board(id)
    guard !isDeleted else { throw JournalError.boardDeleted(id) }
    return (number, revision)
  }

  private func deletedBoard(_ id: String) throws -> (number: Int, revision: Int) {
    let (number, revision, isDeleted) = try board(id)
    guard isDeleted else { throw JournalError.boardNotDeleted(id) }
    return (number, revision)
  }
}
