import BoardModel

/// All that a journal in memory holds, as a value.
struct MemoryBoards {
  struct Board {
    var summary: BoardSummary
    var revision: Int
    var rows: [EncodedRow] = []
    var indices: [Changeset.ID: Int] = [:]
    var states: [EncodedState]
  }

  private(set) var all: [String: Board] = [:]
  private(set) var order: [String] = []

  /// Writes everything or nothing.
  mutating func commit(_ writes: [EncodedWrite]) throws(JournalError) {
    try check(writes)
    for write in writes { apply(write) }
  }

  func board(_ id: String) throws(JournalError) -> Board {
    guard let board = all[id] else { throw .unknownBoard(id) }
    return board
  }

  private mutating func apply(_ write: EncodedWrite) {
    switch write {
    case .create(let summary, let state):
      all[summary.id] = Board(summary: summary, revision: state.revision, states: [state])
      order.append(summary.id)
    case .append(let rows, _, let summary):
      all[summary.id]?.append(rows, summary)
    case .store(let state, let board):
      all[board]?.store(state)
    case .delete(let board, let time):
      all[board]?.summary.deletedAt = time
    case .restore(let board):
      all[board]?.summary.deletedAt = nil
    case .purge(let board):
      all[board]?.purge()
    case .probe:
      break
    }
  }
}

extension MemoryBoards {
  /// What decides about a write: the board as the writes before it leave it.
  private struct Head {
    var revision: Int
    var isDeleted = false
    var ids: Set<Changeset.ID> = []

    func check(_ expected: Int, of board: String) throws(JournalError) {
      guard revision == expected else {
        throw .behind(board: board, expected: expected, found: revision)
      }
    }
  }

  private func check(_ writes: [EncodedWrite]) throws(JournalError) {
    var heads: [String: Head] = [:]
    for write in writes { try check(write, &heads) }
  }

  private func check(_ write: EncodedWrite, _ heads: inout [String: Head]) throws(JournalError) {
    switch write {
    case .create(let summary, let state):
      let isNew = heads[summary.id] == nil && all[summary.id] == nil
      guard isNew else { throw .boardExists(summary.id) }
      heads[summary.id] = Head(revision: state.revision)
    case .append(let rows, let revision, let summary):
      var head = try liveHead(of: summary.id, heads)
      try head.check(revision, of: summary.id)
      for row in rows {
        let isNew = all[summary.id]?.indices[row.id] == nil && head.ids.insert(row.id).inserted
        guard isNew else { throw .changesetIDTaken(board: summary.id, id: row.id) }
      }
      head.revision += rows.count
      heads[summary.id] = head
    case .store(let state, let board):
      let head = try head(of: board, heads)
      if state.revision > head.revision { try head.check(state.revision, of: board) }
    case .delete(let board, _):
      var head = try liveHead(of: board, heads)
      head.isDeleted = true
      heads[board] = head
    case .restore(let board):
      var head = try deletedHead(of: board, heads)
      head.isDeleted = false
      heads[board] = head
    case .purge(let board):
      heads[board] = try deletedHead(of: board, heads)
    case .probe:
      break
    }
  }

  private func head(of id: String, _ heads: [String: Head]) throws(JournalError) -> Head {
    if let head = heads[id] { return head }
    let board = try board(id)
    return Head(revision: board.revision, isDeleted: board.summary.deletedAt != nil)
  }

  private func liveHead(of id: String, _ heads: [String: Head]) throws(JournalError) -> Head {
    let head = try head(of: id, heads)
    guard !head.isDeleted else { throw .boardDeleted(id) }
    return head
  }

  private func deletedHead(of id: String, _ heads: [String: Head]) throws(JournalError) -> Head {
    let head = try head(of: id, heads)
    guard head.isDeleted else { throw .boardNotDeleted(id) }
    return head
  }
}

extension MemoryBoards.Board {
  fileprivate mutating func append(_ new: [EncodedRow], _ summary: BoardSummary) {
    for row in new {
      indices[row.id] = rows.count
      rows.append(row)
    }
    revision += new.count
    self.summary = summary
  }

  fileprivate mutating func purge() {
    rows = []
    indices = [:]
    states = []
  }

  fileprivate mutating func store(_ state: EncodedState) {
    let index = states.firstIndex { $0.revision >= state.revision } ?? states.endIndex
    guard index == states.endIndex || states[index].revision != state.revision else { return }
    states.insert(state, at: index)
  }

  /// The rows after a revision.
  func rows(after revision: Int) -> ArraySlice<EncodedRow> {
    rows.suffix(max(0, min(self.revision - revision, rows.count)))
  }
}
