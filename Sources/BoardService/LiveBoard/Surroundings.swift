import BoardModel
import BoardStore

/// What all boards of a server have in common.
struct Surroundings: Sendable {
  let journal: any Journal
  let observer: (any BoardObserver)?
  let clock: @Sendable () -> Timestamp
}
