import BoardModel

/// Somebody who is told what has happened to boards, once it stands in the journal.
///
/// For each board the calls come in order, and before the author has the answer. They are made while
/// the board waits, so they must not block.
public protocol BoardObserver: Sendable {
  /// A changeset was committed.
  ///
  /// - Parameters:
  ///   - row: The row of the journal.
  ///   - board: The board.
  ///   - epoch: The epoch that the row's revision belongs to.
  func committed(_ row: CommittedChangeset, to board: String, epoch: String)

  /// A board was deleted; nothing more will be told about it.
  ///
  /// - Parameter board: The board.
  func deleted(board: String)
}
