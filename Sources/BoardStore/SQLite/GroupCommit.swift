import Synchronization

/// A request to write, and the way back to who made it.
struct CommitRequest: Sendable {
  var writes: [EncodedWrite]
  var answer: @Sendable (Result<Void, JournalError>) -> Void
}

/// Lets all requests that are waiting share one transaction, and so one wait for the disk.
final class GroupCommit: Sendable {
  private let writer: SQLiteWriter
  private let commits = Atomic(0)
  private let rows = Atomic(0)

  init(_ writer: SQLiteWriter) {
    self.writer = writer
  }

  /// How many requests shared how many transactions.
  var statistics: JournalStatistics {
    JournalStatistics(
      commits: commits.load(ordering: .relaxed), rows: rows.load(ordering: .relaxed))
  }

  func serve(_ requests: [CommitRequest]) {
    do {
      try writer.commit(requests.map(\.writes))
      count(requests)
      for request in requests { request.answer(.success(())) }
    } catch  where requests.count > 1 {
      // The failure of one has undone the work of all: each gets a transaction of its own.
      for request in requests { serve([request]) }
    } catch {
      for request in requests { request.answer(.failure(JournalError(error))) }
    }
  }

  private func count(_ requests: [CommitRequest]) {
    commits.add(1, ordering: .relaxed)
    let written = requests.flatMap(\.writes).reduce(0) { $0 + $1.rowCount }
    rows.add(written, ordering: .relaxed)
  }
}
