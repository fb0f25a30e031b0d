import BoardModel
import Foundation

/// Reads from the file, beside the writer.
struct SQLiteReader: Sendable {
  let connection: SQLiteConnection

  private static let summary =
    "SELECT id, name, layout, itemCount, changedAt, deletedAt FROM board"

  func boards() throws -> [BoardSummary] {
    try connection.query(Self.summary + " ORDER BY number", read: summary)
  }

  func board(_ id: String) throws -> BoardSummary? {
    try connection.query(Self.summary + " WHERE id = ?", [.text(id)], read: summary).first
  }

  func state(of board: String, upTo revision: Int?) throws -> Data {
    let found = try connection.query(
      "SELECT body FROM state WHERE board = ? AND revision <= ? ORDER BY revision DESC LIMIT 1",
      [.integer(try number(of: board)), .integer(revision ?? .max)]
    ) { $0.utf8(0) }
    guard let state = found.first else {
      throw JournalError.damaged(
        board: board, reason: "It has no state at or before \(revision ?? .max).")
    }
    return state
  }

  func rows(of board: String, after revision: Int, limit: Int) throws -> [Data] {
    try connection.query(
      "SELECT body FROM changeset WHERE board = ? AND revision > ? ORDER BY revision LIMIT ?",
      [.integer(try number(of: board)), .integer(revision), .integer(limit)]
    ) { $0.utf8(0) }
  }

  func rows(of board: String, ids: [Changeset.ID]) throws -> [Data] {
    let number = try number(of: board)
    return try ids.flatMap { id in
      try connection.query(
        "SELECT body FROM changeset WHERE board = ? AND id = ?", [.integer(number), .text(id)]
      ) { $0.utf8(0) }
    }
  }

  func tail(of board: String) throws -> JournalTail {
    let number = try number(of: board)
    let states = try connection.query(
      """
      SELECT revision, length(CAST(body AS BLOB)) FROM state WHERE board = ?
      ORDER BY revision DESC LIMIT 1
      """, [.integer(number)]
    ) { ($0.integer(0), $0.integer(1)) }
    let (revision, stateBytes) = states.first ?? (0, 0)
    let tails = try connection.query(
      """
      SELECT count(*), total(length(CAST(body AS BLOB))) FROM changeset
      WHERE board = ? AND revision > ?
      """, [.integer(number), .integer(revision)]
    ) { JournalTail(rows: $0.integer(0), bytes: $0.integer(1), stateBytes: stateBytes) }
    return tails.first ?? JournalTail(rows: 0, bytes: 0, stateBytes: stateBytes)
  }

  private func number(of board: String) throws -> Int {
    let found = try connection.query(
      "SELECT number FROM board WHERE id = ?", [.text(board)]
    ) { $0.integer(0) }
    guard let number = found.first else { throw JournalError.unknownBoard(board) }
    return number
  }

  private func summary(_ row: SQLiteStatement) throws -> BoardSummary {
    guard let layout = BoardLayout(rawValue: row.text(2)) else {
      throw JournalError.damaged(board: row.text(0), reason: "“\(row.text(2))” is not a layout.")
    }
    return BoardSummary(
      id: row.text(0), name: row.text(1), layout: layout,
      itemCount: row.integer(3), changedAt: Timestamp(milliseconds: Int64(row.integer(4))),
      deletedAt: row.integerIfAny(5).map { Timestamp(milliseconds: Int64($0)) })
  }
}
