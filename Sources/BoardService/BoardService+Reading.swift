import BoardModel
import BoardStore

extension BoardService {
  /// The present revision of a board.
  ///
  /// - Parameter board: The board.
  /// - Returns: Its epoch, and the revision up to which the observers have been told.
  /// - Throws: `ServiceError`.
  public nonisolated func position(
    of board: String
  ) async throws(ServiceError) -> (epoch: String, revision: Int) {
    try await live(board).position()
  }

  /// The snapshot of a board, as it is committed; waits for a commit in flight.
  ///
  /// - Parameter board: The board.
  /// - Returns: JSON that is encoded once a revision for all who ask.
  /// - Throws: `ServiceError`.
  public nonisolated func snapshot(
    of board: String
  ) async throws(ServiceError) -> EncodedSnapshot {
    try await live(board).snapshot()
  }

  /// The snapshot of a board, with the last changeset of each of certain authors.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - authors: Whose last changesets are wanted.
  /// - Returns: The snapshot, as it is committed.
  /// - Throws: `ServiceError`.
  public nonisolated func snapshot(
    of board: String, authors: [String]
  ) async throws(ServiceError) -> SnapshotWithLatest {
    SnapshotWithLatest(try await live(board).readableBoard(), authors: authors)
  }

  /// A whole board without its history, as it is committed.
  ///
  /// - Parameter board: The board.
  /// - Returns: The board with its trash.
  /// - Throws: `ServiceError`.
  public nonisolated func export(_ board: String) async throws(ServiceError) -> BoardDraft {
    try await live(board).readableBoard().draft
  }

  /// The removed items of a board, as it is committed.
  ///
  /// - Parameter board: The board.
  /// - Returns: The items, in the order in which they first came to the board.
  /// - Throws: `ServiceError`.
  public nonisolated func trash(of board: String) async throws(ServiceError) -> [Item] {
    try await live(board).readableBoard().trash
  }

  /// The snapshot of a board as it was at a revision.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - revision: A revision that it has had.
  /// - Returns: The snapshot.
  /// - Throws: `ServiceError`; `unknownRevision` before the first and after the present one.
  /// - Complexity: O(*n*) in the items, and in the rows after the last state that was stored before it.
  public nonisolated func snapshot(
    of board: String, at revision: Int
  ) async throws(ServiceError) -> BoardSnapshot {
    let last = try await position(of: board).revision
    guard (0...last).contains(revision) else {
      throw .unknownRevision(board: board, revision: revision, last: last)
    }
    do throws(JournalError) {
      return try await Board.read(board, upTo: revision, from: surroundings.journal).board.snapshot
    } catch {
      throw ServiceError(error)
    }
  }

  /// Rows of the journal, in order.
  ///
  /// The observers have been told of every row among them, and will be told of every later one after
  /// this was asked.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - revision: The revision before the first row wanted.
  ///   - limit: The most rows to read.
  /// - Returns: The rows, without a gap; empty at the end.
  /// - Throws: `ServiceError`.
  public nonisolated func recentRows(
    of board: String, after revision: Int, limit: Int
  ) async throws(ServiceError) -> [CommittedChangeset] {
    let last = try await position(of: board).revision
    guard revision < last else { return [] }
    do throws(JournalError) {
      return try await surroundings.journal.rows(
        of: board, after: revision, limit: min(limit, last - revision))
    } catch {
      throw ServiceError(error)
    }
  }
}
