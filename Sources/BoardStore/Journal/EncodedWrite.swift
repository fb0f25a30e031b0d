import BoardModel
import Foundation

/// A write whose values are bytes already, so that the one writer spends no time on encoding.
enum EncodedWrite: Sendable {
  case create(BoardSummary, EncodedState)
  case append([EncodedRow], after: Int, BoardSummary)
  case store(EncodedState, board: String)
  case delete(board: String, at: Timestamp)
  case restore(board: String)
  case purge(board: String)
  case probe
}

/// A row as it is kept, with what it is found by.
struct EncodedRow: Sendable {
  var revision: Int
  var id: Changeset.ID
  var body: Data
}

/// A state as it is kept, with what it is found by.
struct EncodedState: Sendable {
  var revision: Int
  var body: Data
}

extension EncodedWrite {
  init(_ write: JournalWrite) throws(JournalError) {
    switch write {
    case .create(let summary, let state):
      self = .create(summary, try EncodedState(state))
    case .append(let rows, let revision, let summary):
      precondition(
        rows.map(\.revision) == Array(revision + 1..<revision + 1 + rows.count),
        "rows \(rows.map(\.revision)) do not follow revision \(revision)")
      self = .append(try rows.map(EncodedRow.init), after: revision, summary)
    case .store(let state, let board):
      self = .store(try EncodedState(state), board: board)
    case .delete(let board, let time):
      self = .delete(board: board, at: time)
    case .restore(let board):
      self = .restore(board: board)
    case .purge(let board):
      self = .purge(board: board)
    case .probe:
      self = .probe
    }
  }

  /// The rows that are written.
  var rowCount: Int {
    if case .append(let rows, _, _) = self { rows.count } else { 0 }
  }
}

extension EncodedRow {
  init(_ row: CommittedChangeset) throws(JournalError) {
    self.init(
      revision: row.revision, id: row.changeset.id, body: try JournalCoding.encode(row))
  }
}

extension EncodedState {
  init(_ state: BoardState) throws(JournalError) {
    self.init(revision: state.revision, body: try JournalCoding.encode(state))
  }
}
