import BoardModel
import Foundation

/// A journal that lasts as long as the process, for tests and for trying things out.
///
/// Unchecked, because the lock guards what changes.
public final class MemoryJournal: Journal, @unchecked Sendable {
  private let lock = NSLock()
  private var boards = MemoryBoards()
  private var figures = JournalStatistics()
  private var isClosed = false

  /// Makes an empty journal.
  public init() {}

  /// Writes everything or nothing; it lasts as long as this journal.
  public func commit(_ writes: [JournalWrite]) async throws(JournalError) {
    let encoded = try writes.map(EncodedWrite.init)
    try content { boards throws(JournalError) in try boards.commit(encoded) }
    lock.withLock {
      figures.commits += 1
      figures.rows += encoded.reduce(0) { $0 + $1.rowCount }
    }
  }

  /// All boards, in the order of their creation.
  public func boards() async throws(JournalError) -> [BoardSummary] {
    try content { boards in boards.order.compactMap { boards.all[$0]?.summary } }
  }

  /// One board, also a deleted one.
  public func board(_ id: String) async throws(JournalError) -> BoardSummary? {
    try content { boards in boards.all[id]?.summary }
  }

  /// The latest stored state of a board, up to a revision.
  public func state(
    of board: String, upTo revision: Int?
  ) async throws(JournalError) -> BoardState {
    let states = try content { boards throws(JournalError) in try boards.board(board).states }
    guard let state = states.last(where: { $0.revision <= revision ?? .max }) else {
      throw .damaged(board: board, reason: "It has no state at or before \(revision ?? .max).")
    }
    return try JournalCoding.decode(state.body, of: board)
  }

  /// Rows in order of their revision.
  public func rows(
    of board: String, after revision: Int, limit: Int
  ) async throws(JournalError) -> [CommittedChangeset] {
    let rows = try content { boards throws(JournalError) in
      try boards.board(board).rows(after: revision).prefix(limit).map(\.body)
    }
    return try JournalCoding.decode(rows: rows, of: board)
  }

  /// The rows that certain changesets made.
  public func rows(
    of board: String, ids: [Changeset.ID]
  ) async throws(JournalError) -> [CommittedChangeset] {
    let rows = try content { boards throws(JournalError) in
      let board = try boards.board(board)
      return ids.compactMap { board.indices[$0] }.map { board.rows[$0].body }
    }
    return try JournalCoding.decode(rows: rows, of: board)
  }

  /// How much there is to read after the latest state of a board.
  public func tail(of board: String) async throws(JournalError) -> JournalTail {
    try content { boards throws(JournalError) in
      let board = try boards.board(board)
      let rows = board.rows(after: board.states.last?.revision ?? 0)
      return JournalTail(
        rows: rows.count, bytes: rows.reduce(0) { $0 + $1.body.count },
        stateBytes: board.states.last?.body.count ?? 0)
    }
  }

  /// How many rows shared how many transactions.
  public var statistics: JournalStatistics { lock.withLock { figures } }

  /// Refuses whatever is asked from now on.
  public func close() async {
    lock.withLock { isClosed = true }
  }

  private func content<Value>(
    _ work: (inout MemoryBoards) throws(JournalError) -> Value
  ) throws(JournalError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosed else { throw .closed }
    return try work(&boards)
  }
}
