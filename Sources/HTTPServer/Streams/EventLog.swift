/// The recent frames of a channel, each with a sequence number that streams keep as their cursor.
struct EventLog {
  /// The position that a stream has reached when it has all frames.
  private(set) var position: String
  /// The sequence number that the next frame gets.
  private(set) var next: UInt64 = 0
  private let limits: EventChannel.Limits
  /// The retained frames from `head` on; what stands before is let go in blocks.
  private var frames: [EventFrame?] = []
  private var head = 0
  private var byteCount = 0
  /// The position that a stream had reached before the oldest retained frame.
  private var positionBefore: String

  init(position: String, limits: EventChannel.Limits) {
    self.position = position
    self.positionBefore = position
    self.limits = limits
  }

  /// The sequence number of the oldest frame that is retained.
  var oldest: UInt64 { next - UInt64(frames.count - head) }

  mutating func append(_ frame: EventFrame) {
    frames.append(frame)
    byteCount += frame.bytes.count
    next += 1
    position = frame.position ?? position
    while byteCount > limits.retainedBytes || frames.count - head > limits.retainedFrames {
      dropOldest()
    }
  }

  private mutating func dropOldest() {
    guard let frame = frames[head] else { preconditionFailure("A retained frame is missing") }
    positionBefore = frame.position ?? positionBefore
    byteCount -= frame.bytes.count
    frames[head] = nil
    head += 1
    if head > 64, head > frames.count / 2 {
      frames.removeFirst(head)
      head = 0
    }
  }

  /// Finds where a stream begins that has reached a position.
  ///
  /// - Parameter position: what the client has; nil for now.
  /// - Returns: the cursor, or nil where the frames after the position are not retained.
  /// - Complexity: O(frames after the position).
  func cursor(after position: String?) -> UInt64? {
    guard let position else { return next }
    var sequence = next
    for frame in frames[head...].reversed() {
      if frame?.position == position { return sequence }
      sequence -= 1
    }
    if position == positionBefore { return oldest }
    return position == self.position ? next : nil
  }

  /// How many bytes of frames follow a cursor.
  ///
  /// - Complexity: O(frames after the cursor).
  func byteCount(from cursor: UInt64) -> Int {
    frames[(head + Int(max(cursor, oldest) - oldest))...].reduce(0) {
      $0 + ($1?.bytes.count ?? 0)
    }
  }

  /// Copies frames from a cursor on, at least one if there is one.
  ///
  /// - Parameters:
  ///   - cursor: the first frame's sequence number; what is not retained is left out.
  ///   - form: whether the ids of the events are copied too.
  ///   - byteLimit: no further frame is copied beyond so many bytes.
  ///   - batch: takes the frames in the place of what it held.
  func copy(
    from cursor: UInt64, _ form: EventFrame.Form = .withIDs, byteLimit: Int = .max,
    into batch: inout FrameBatch
  ) {
    let start = max(cursor, oldest)
    batch.begin(at: start)
    for index in (head + Int(start - oldest))..<frames.count {
      guard let frame = frames[index] else { preconditionFailure("A retained frame is missing") }
      batch.append(frame, form)
      if batch.bytes.count >= byteLimit { return }
    }
  }
}
