import BoardModel
import BoardStore
import Synchronization

/// A journal in memory that fails at some of its calls, counted from when it is armed.
final class FlakyJournal: Journal {
  /// Whether a call fails instead of doing its work, or after it.
  enum Moment: CaseIterable {
    case before, after
  }

  let memory = MemoryJournal()
  private let moment: Moment
  private let failing: Range<Int>
  private let count = Atomic(Int.min)

  init(failing calls: Range<Int>, _ moment: Moment) {
    failing = calls
    self.moment = moment
  }

  func arm() { count.store(0, ordering: .relaxed) }

  func disarm() { count.store(.min, ordering: .relaxed) }

  var hasFailed: Bool { count.load(ordering: .relaxed) >= failing.lowerBound }

  private func call<Value>(
    _ work: () async throws(JournalError) -> Value
  ) async throws(JournalError) -> Value {
    let fails = failing.contains(count.add(1, ordering: .relaxed).newValue)
    if fails && moment == .before { throw .unavailable(reason: "before") }
    let value = try await work()
    if fails && moment == .after { throw .unavailable(reason: "after") }
    return value
  }

  func commit(_ writes: [JournalWrite]) async throws(JournalError) {
    try await call { () async throws(JournalError) in try await memory.commit(writes) }
  }

  func boards() async throws(JournalError) -> [BoardSummary] {
    try await call { () async throws(JournalError) in try await memory.boards() }
  }

  func board(_ id: String) async throws(JournalError) -> BoardSummary? {
    try await call { () async throws(JournalError) in try await memory.board(id) }
  }

  func state(
    of board: String, upTo revision: Int?
  ) async throws(JournalError) -> BoardState {
    try await call { () async throws(JournalError) in
      try await memory.state(of: board, upTo: revision)
    }
  }

  func rows(
    of board: String, after revision: Int, limit: Int
  ) async throws(JournalError) -> [CommittedChangeset] {
    try await call { () async throws(JournalError) in
      try await memory.rows(of: board, after: revision, limit: limit)
    }
  }

  func rows(
    of board: String, ids: [Changeset.ID]
  ) async throws(JournalError) -> [CommittedChangeset] {
    try await call { () async throws(JournalError) in
      try await memory.rows(of: board, ids: ids)
    }
  }

  func tail(of board: String) async throws(JournalError) -> JournalTail {
    try await call { () async throws(JournalError) in try await memory.tail(of: board) }
  }

  var statistics: JournalStatistics { memory.statistics }

  func close() async { await memory.close() }
}
