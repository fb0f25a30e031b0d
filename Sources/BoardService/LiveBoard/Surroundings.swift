import BoardModel
import BoardStore
import Synchronization

/// What all boards of a server have in common.
final class Surroundings: Sendable {
  let journal: any Journal
  let observers: [any BoardObserver]
  let clock: @Sendable () -> Timestamp
  private let random: Mutex<any RandomNumberGenerator & Sendable>
  private let hasFailed = Atomic(false)

  init(
    journal: any Journal, observers: [any BoardObserver],
    clock: @escaping @Sendable () -> Timestamp, random: any RandomNumberGenerator & Sendable
  ) {
    self.journal = journal
    self.observers = observers
    self.clock = clock
    self.random = Mutex(random)
  }

  /// An id that nobody can guess.
  func newID() -> String { random.withLock { RandomID.make(using: &$0) } }

  /// Whether the last attempt to write got through.
  var isWritable: Bool { !hasFailed.load(ordering: .relaxed) }

  /// Writes to the journal, and remembers whether that was possible.
  func commit(_ writes: [JournalWrite]) async throws(JournalError) {
    do throws(JournalError) {
      try await journal.commit(writes)
      hasFailed.store(false, ordering: .relaxed)
    } catch {
      note(error)
      throw error
    }
  }

  /// Remembers that a write was not possible, or what had to be read before it.
  func note(_ error: JournalError) {
    if case .unavailable = error { hasFailed.store(true, ordering: .relaxed) }
  }
}
