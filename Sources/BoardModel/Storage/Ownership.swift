import Synchronization

/// Knows whether a copy shares the tables that it goes with.
///
/// Each copy holds the same token. A copy that is to be written makes all its tables part and takes a
/// token of its own; the old one tells the others, who then part as well. So one question before a change
/// does for every table, also while a copy goes or is written on another thread.
struct Ownership: Sendable {
  private final class Token: Sendable {
    let hasParted = Atomic(false)
  }

  private var token = Token()

  /// Whether the tables may be written: no copy shares them, nor has parted with the same pages.
  ///
  /// To find out that nobody else holds the token orders nothing on some processors, so a fence does:
  /// what the last copy did before it let go has been done then.
  @inline(__always)
  var isSole: Bool {
    mutating get {
      guard isKnownUniquelyReferenced(&token) else { return false }
      atomicMemoryFence(ordering: .acquiring)
      return !token.hasParted.load(ordering: .relaxed)
    }
  }

  /// Takes a token of its own, when the tables part.
  mutating func part() {
    token.hasParted.store(true, ordering: .relaxed)
    token = Token()
  }
}
