import BoardModel
import BoardStore

/// Why a board did not do as it was asked; nothing has changed then.
public enum ServiceError: Error, Hashable, Sendable {
  case unknownBoard(String)
  case deletedBoard(String)
  case boardExists(String)
  case rejected(Rejection)
  /// What a board was to be made of is none.
  case malformedBoard(Rejection)
  case idReused(Changeset.ID)
  /// A change that only the server makes on this board.
  case serverOwned(board: String)
  case unknownRevision(board: String, revision: Int, last: Int)
  case epochChanged(board: String, epoch: String, revision: Int)
  /// The journal's trouble, perhaps over soon; the reason is for who runs the server.
  case unavailable(reason: String)
  case damaged(board: String, reason: String)
}

extension ServiceError {
  /// The case's name, or that of the rejection, as it stands on the wire.
  public var code: String {
    switch self {
    case .unknownBoard: "unknownBoard"
    case .deletedBoard: "deletedBoard"
    case .boardExists: "boardExists"
    case .rejected(let rejection), .malformedBoard(let rejection): rejection.code
    case .idReused: "idReused"
    case .serverOwned: "serverOwned"
    case .unknownRevision: "unknownRevision"
    case .epochChanged: "epochChanged"
    case .unavailable: "unavailable"
    case .damaged: "damaged"
    }
  }

  init(_ error: JournalError) {
    switch error {
    case .unknownBoard(let board): self = .unknownBoard(board)
    case .boardDeleted(let board): self = .deletedBoard(board)
    case .boardExists(let board): self = .boardExists(board)
    case .damaged(let board, let reason): self = .damaged(board: board, reason: reason)
    case .unavailable(let reason): self = .unavailable(reason: reason)
    case .behind, .changesetIDTaken, .boardNotDeleted:
      self = .unavailable(reason: error.description)
    }
  }
}

extension ServiceError: CustomStringConvertible {
  /// A sentence that names the value at fault and what to do.
  public var description: String {
    switch self {
    case .unknownBoard(let board):
      "There is no board “\(board)”. Check the address, or look at the list of boards."
    case .deletedBoard(let board):
      "The board “\(board)” is deleted."
    case .boardExists(let board):
      "There is a board “\(board)” already. Choose another id."
    case .rejected(let rejection), .malformedBoard(let rejection):
      rejection.description
    case .idReused(let id):
      "The changeset id “\(id)” was used before, for other changes. Choose a new id."
    case .serverOwned(let board):
      "The server keeps the board “\(board)”. Only reorder and restore its items; make, rename and "
        + "delete the boards that they stand for."
    case .unknownRevision(let board, let revision, let last):
      "The board “\(board)” has no revision \(revision). It has those from 0 to \(last)."
    case .epochChanged(let board, let epoch, let revision):
      "The board “\(board)” is at revision \(revision) of epoch “\(epoch)”. "
        + "Fetch it, then send again with the new base."
    case .unavailable:
      "The server cannot read or save at present. Send the same again in a moment."
    case .damaged(let board, let reason):
      "The board “\(board)” cannot be opened: \(reason) Restore a backup."
    }
  }
}
