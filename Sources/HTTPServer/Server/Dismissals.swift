import Sockets

/// Connections that were told that there is no room for them, kept for a moment longer.
///
/// To close a socket on which something unread has come resets the connection, and a reset can
/// take the answer with it: so each one has its time to hear the answer, and what it still sends is
/// read before it is closed.
struct Dismissals {
  private final class Dismissal {
    let descriptor: FileDescriptor

    init(_ descriptor: consuming FileDescriptor) {
      self.descriptor = descriptor
    }
  }

  /// A connection leaves at the second `age` after it came.
  static let interval = Duration.milliseconds(400)
  private static let capacity = 16

  private var new: [Dismissal] = []
  private var old: [Dismissal] = []

  var isEmpty: Bool { new.isEmpty && old.isEmpty }

  /// Takes a connection that has its answer; beyond the capacity the oldest one leaves.
  mutating func add(_ descriptor: consuming FileDescriptor) {
    descriptor.shutdownSending()
    new.append(Dismissal(descriptor))
    if new.count + old.count > Self.capacity { endOldest() }
  }

  /// Lets the oldest one leave.
  ///
  /// - Returns: false if there is none.
  @discardableResult
  mutating func endOldest() -> Bool {
    if isEmpty { return false }
    Self.end(old.isEmpty ? new.removeFirst() : old.removeFirst())
    return true
  }

  /// Lets those leave that have had their time.
  mutating func age() {
    old.forEach(Self.end)
    old = new
    new = []
  }

  private static func end(_ dismissal: Dismissal) {
    withUnsafeTemporaryAllocation(byteCount: 16 * 1_024, alignment: 1) { scratch in
      for _ in 0..<16 {
        guard case .bytes(1...) = dismissal.descriptor.receive(into: scratch) else { return }
      }
    }
  }
}
