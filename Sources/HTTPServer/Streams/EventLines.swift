/// The lines of a text that may end with CR, LF or CRLF, as the event stream's readers see them.
struct EventLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index: Int? = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard let start = index else { return nil }
    let end = bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn }
    guard let end else {
      index = nil
      return bytes[start...]
    }
    let isPair =
      bytes[end] == .carriageReturn && end + 1 < bytes.count && bytes[end + 1] == .lineFeed
    index = end + (isPair ? 2 : 1)
    return bytes[start..<end]
  }
}
