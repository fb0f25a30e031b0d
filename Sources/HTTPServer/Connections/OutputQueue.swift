/// Bytes on their way to a client: heads and short bodies copied together, so that one `send`
/// carries them, and a long body by itself, so that it is not copied.
struct OutputQueue {
  private static let copiedBodyBytes = 16 * 1_024

  private var bytes: [UInt8] = []
  private var body: [UInt8] = []
  private var sent = 0

  var isEmpty: Bool { sent == bytes.count + body.count }

  mutating func append(_ text: StaticString) {
    precondition(body.isEmpty, "Nothing follows a body before it has left")
    bytes.append(text)
  }

  mutating func append(head: (inout [UInt8]) -> Void, body: [UInt8]) {
    precondition(self.body.isEmpty, "Nothing follows a body before it has left")
    head(&bytes)
    if body.count <= Self.copiedBodyBytes {
      bytes.append(contentsOf: body)
    } else {
      self.body = body
    }
  }

  /// Lends the next bytes that are to leave, and whether others follow them.
  func withNext<Result>(_ send: (UnsafeRawBufferPointer, _ isMoreComing: Bool) -> Result) -> Result
  {
    if sent < bytes.count {
      return bytes.withUnsafeBytes {
        send(UnsafeRawBufferPointer(rebasing: $0[sent...]), !body.isEmpty)
      }
    }
    return body.withUnsafeBytes {
      send(UnsafeRawBufferPointer(rebasing: $0[(sent - bytes.count)...]), false)
    }
  }

  mutating func didSend(_ count: Int) {
    sent += count
    guard isEmpty else { return }
    bytes.removeAll(keepingCapacity: bytes.capacity <= 1_024)
    body = []
    sent = 0
  }
}
