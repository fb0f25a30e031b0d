import BoardModel
import BoardStore

/// A journal in memory whose next commit waits until it is let through, or is made to fail.
actor Gate {
  private var isClosed = false
  private var held: CheckedContinuation<JournalError?, Never>?
  private var watchers: [CheckedContinuation<Void, Never>] = []

  func close() { isClosed = true }

  /// Waits until a commit stands before the gate.
  func waitForCommit() async {
    guard held == nil else { return }
    await withCheckedContinuation { watchers.append($0) }
  }

  func open(failing error: JournalError? = nil) {
    isClosed = false
    held?.resume(returning: error)
    held = nil
  }

  func pass() async throws(JournalError) {
    guard isClosed else { return }
    let error = await withCheckedContinuation { continuation in
      held = continuation
      for watcher in watchers { watcher.resume() }
      watchers = []
    }
    if let error { throw error }
  }
}

struct GatedJournal: Journal {
  let memory = MemoryJournal()
  let gate = Gate()

  func commit(_ writes: [JournalWrite]) async throws(JournalError) {
    try await gate.pass()
    try await memory.commit(writes)
  }

  func boards() async throws(JournalError) -> [BoardSummary] { try await memory.boards() }

  func board(_ id: String) async throws(JournalError) -> BoardSummary? {
    try await memory.board(id)
  }

  func state(
    of board: String, upTo revision: Int?
  ) async throws(JournalError) -> BoardState {
    try await memory.state(of: board, upTo: revision)
  }

  func rows(
    of board: String, after revision: Int, limit: Int
  ) async throws(JournalError) -> [CommittedChangeset] {
    try await memory.rows(of: board, after: revision, limit: limit)
  }

  func rows(
    of board: String, ids: [Changeset.ID]
  ) async throws(JournalError) -> [CommittedChangeset] {
    try await memory.rows(of: board, ids: ids)
  }

  func tail(of board: String) async throws(JournalError) -> JournalTail {
    try await memory.tail(of: board)
  }

  var statistics: JournalStatistics { memory.statistics }

  func close() async { await memory.close() }
}
