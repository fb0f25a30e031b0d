import Sockets

/// What one stream still has to send: bytes of its own, then the frames after its cursors, which its
/// feeds keep.
///
/// A cursor always stands between two frames. Where the kernel took only a part of a frame, the
/// rest of it becomes the stream's own bytes; so nothing can come between the parts, and a stream
/// that reads slowly holds the rest of one frame and no more.
struct StreamOutput {
  /// When bytes last left, or, while blocked, when the kernel last took some or began to refuse.
  private var lastChange: MonotonicInstant
  /// Whether the kernel takes no more for now.
  private(set) var isBlocked = false
  private var own: [UInt8]
  private var ownSent = 0

  init(beginningWith own: [UInt8] = [], now: MonotonicInstant) {
    self.own = own
    lastChange = now
  }

  /// How many bytes wait that must leave before any frame.
  var ownCount: Int { own.count - ownSent }

  var hasOwn: Bool { ownCount > 0 }

  mutating func append(_ bytes: some Collection<UInt8>) {
    own.append(contentsOf: bytes)
  }

  /// Lends the stream's own bytes.
  func withOwn<Result>(_ send: (UnsafeRawBufferPointer) -> Result) -> Result {
    own.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[ownSent...])) }
  }

  mutating func didSendOwn(_ count: Int, at now: MonotonicInstant) {
    ownSent += count
    isBlocked = hasOwn
    lastChange = now
    guard !hasOwn else { return }
    own = []
    ownSent = 0
  }

  /// Learns how much of a batch has left that began at a cursor.
  mutating func didSend(
    _ count: Int, of batch: borrowing FrameBatch, cursor: inout UInt64, at now: MonotonicInstant
  ) {
    lastChange = now
    if count == batch.bytes.count {
      cursor = batch.end
      return
    }
    let border = batch.border(atOrAfter: count)
    cursor = batch.first + border.frames
    own.append(contentsOf: batch.bytes[count..<border.offset])
    isBlocked = true
  }

  /// Learns that the kernel took nothing.
  mutating func didBlock(at now: MonotonicInstant) {
    if !isBlocked { lastChange = now }
    isBlocked = true
  }

  /// Learns that the kernel takes bytes again.
  mutating func didUnblock() {
    isBlocked = false
  }

  /// When a quiet stream is to get a comment, or one that does not drain is to be closed.
  ///
  /// - Parameters:
  ///   - delivered: when its feeds last sent something to all streams that take what comes.
  ///   - heartbeat: how long a stream is quiet at most.
  ///   - stall: how long it may take nothing.
  /// - Returns: the instant.
  func deadline(
    delivered: MonotonicInstant, heartbeat: MonotonicInstant.Interval,
    stall: MonotonicInstant.Interval
  ) -> MonotonicInstant {
    isBlocked ? lastChange + stall : max(lastChange, delivered) + heartbeat
  }
}
