import BoardModel

/// Why the journal did not do as it was asked.
public enum JournalError: Error, Hashable, Sendable {
  case unknownBoard(String)
  case boardExists(String)
  case boardDeleted(String)
  case boardNotDeleted(String)
  /// Somebody else has written: read the tail and resolve again.
  case behind(board: String, expected: Int, found: Int)
  case changesetIDTaken(board: String, id: Changeset.ID)
  /// What stands in the journal cannot be read as what it should be.
  case damaged(board: String, reason: String)
  case unavailable(reason: String)
}

extension JournalError {
  static let closed = JournalError.unavailable(reason: "It is closed.")

  init(_ error: any Error) {
    self = error as? JournalError ?? .unavailable(reason: String(describing: error))
  }
}

extension JournalError: CustomStringConvertible {
  /// A sentence that names the value at fault.
  public var description: String {
    switch self {
    case .unknownBoard(let board):
      "There is no board “\(board)” in the journal."
    case .boardExists(let board):
      "There is a board “\(board)” in the journal already. Choose another id."
    case .boardDeleted(let board):
      "The board “\(board)” is deleted."
    case .boardNotDeleted(let board):
      "The board “\(board)” is not deleted. Delete it first."
    case .behind(let board, let expected, let found):
      "The board “\(board)” is at revision \(found) and not \(expected). Read on and try again."
    case .changesetIDTaken(let board, let id):
      "There is a changeset “\(id)” on the board “\(board)” already."
    case .damaged(let board, let reason):
      "The journal of the board “\(board)” is damaged: \(reason) Restore a backup."
    case .unavailable(let reason):
      "The journal cannot be used at present: \(reason)"
    }
  }
}
