import BoardModel
import BoardStore
import Synchronization

/// What all boards of a server have in common.
final class Surroundings: Sendable {
  let journal: any Journal
  let observers: [any BoardObserver]
  let clock: @Sendable () -> Timestamp
  private let hasFailed = Atomic(false)

  init(
    journal: any Journal, observers: [any BoardObserver], clock: @escaping @Sendable () -> Timestamp
  ) {
    self.journal = journal
    self.observers = observers
    self.clock = clock
  }

  /// Whether the last write got through.
  var isWritable: Bool { !hasFailed.load(ordering: .relaxed) }

  /// Writes to the journal, and remembers whether that was possible.
  func commit(_ writes: [JournalWrite]) async throws(JournalError) {
    do throws(JournalError) {
      try await journal.commit(writes)
      hasFailed.store(false, ordering: .relaxed)
    } catch {
      if case .unavailable = error { hasFailed.store(true, ordering: .relaxed) }
      throw error
    }
  }
}
