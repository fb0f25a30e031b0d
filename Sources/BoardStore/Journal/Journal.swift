import BoardModel

/// The durable sequence of changesets of all boards, with states to start reading from.
public protocol Journal: Sendable {
  /// Writes everything or nothing; on return it is durable.
  ///
  /// - Parameter writes: What to write, in order.
  /// - Throws: `JournalError`; then nothing was written, except that after `unavailable` it may have
  ///   been, so that whoever has to know reads.
  func commit(_ writes: [JournalWrite]) async throws(JournalError)

  /// All boards, the deleted ones too, in the order of their creation.
  ///
  /// - Returns: What there is to say about each without opening it.
  /// - Throws: `JournalError.unavailable`.
  func boards() async throws(JournalError) -> [BoardSummary]

  /// One board, also a deleted one.
  ///
  /// - Parameter id: The board.
  /// - Returns: What there is to say about it, or nothing if there never was such a board.
  /// - Throws: `JournalError.unavailable`.
  func board(_ id: String) async throws(JournalError) -> BoardSummary?

  /// The latest stored state of a board.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - revision: The state's greatest revision; none for the latest of all.
  /// - Returns: A state from which the rows after it lead on.
  /// - Throws: `JournalError`.
  func state(of board: String, upTo revision: Int?) async throws(JournalError) -> BoardState

  /// Rows in order of their revision.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - revision: The revision before the first row wanted.
  ///   - limit: The most rows to read.
  /// - Returns: The rows, without a gap; empty at the end.
  /// - Throws: `JournalError`.
  func rows(
    of board: String, after revision: Int, limit: Int
  ) async throws(JournalError) -> [CommittedChangeset]

  /// The rows that certain changesets made.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - ids: The changesets.
  /// - Returns: The rows of those that are in the journal.
  /// - Throws: `JournalError`.
  func rows(
    of board: String, ids: [Changeset.ID]
  ) async throws(JournalError) -> [CommittedChangeset]

  /// How much there is to read after the latest state of a board.
  ///
  /// - Parameter board: The board.
  /// - Returns: The sizes.
  /// - Throws: `JournalError`.
  func tail(of board: String) async throws(JournalError) -> JournalTail

  /// How many requests shared how many transactions since the start.
  var statistics: JournalStatistics { get }

  /// Finishes what is under way; whatever is asked afterwards is `unavailable`.
  func close() async
}
