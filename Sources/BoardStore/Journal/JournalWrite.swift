import BoardModel

/// Something to write to the journal.
public enum JournalWrite: Sendable {
  /// A new board with its first state.
  case create(BoardSummary, BoardState)
  /// Rows directly after a known revision, and what is then to say about the board.
  case append([CommittedChangeset], after: Int, BoardSummary)
  /// A state of a board at a revision that the journal has reached.
  case store(BoardState, board: String)
  /// A mark on a board that it is deleted; its rows stay.
  case delete(board: String, at: Timestamp)
  /// The end of that mark.
  case restore(board: String)
  /// The rows and states of a deleted board away for ever; its id stays taken.
  case purge(board: String)
  /// Nothing that anybody reads, but a write all the same: whether the journal can be written.
  case probe
}
