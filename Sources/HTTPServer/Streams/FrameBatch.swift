/// Consecutive frames of a channel, joined so that one `send` carries them all; reused, so that a
/// delivery allocates nothing.
struct FrameBatch {
  private(set) var bytes: [UInt8] = []
  /// Where each frame ends in `bytes`.
  private(set) var ends: [Int] = []
  /// The sequence number of the first frame.
  private(set) var first: UInt64 = 0

  /// The sequence number after that of the last frame.
  var end: UInt64 { first + UInt64(ends.count) }

  mutating func begin(at first: UInt64) {
    self.first = first
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(_ frame: EventFrame, _ form: EventFrame.Form = .withIDs) {
    bytes.append(contentsOf: frame.bytes(form))
    ends.append(bytes.count)
  }

  /// Finds the border at or after a number of bytes.
  ///
  /// - Returns: where the frame that was cut ends, and how many frames end up to there.
  /// - Complexity: O(log frames).
  func border(atOrAfter count: Int) -> (offset: Int, frames: UInt64) {
    guard count > 0 else { return (0, 0) }
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < count { low = middle + 1 } else { high = middle }
    }
    return (ends[low], UInt64(low + 1))
  }
}
