/// The lines of a text, which LF, CR or both together part; after the last end one more begins.
struct TextLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>?

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard let bytes = rest else { return nil }
    guard let end = bytes.firstIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) else {
      rest = nil
      return bytes
    }
    let isPair = bytes[end] == .carriageReturn && bytes[(end + 1)...].first == .lineFeed
    rest = bytes[(end + (isPair ? 2 : 1))...]
    return bytes[..<end]
  }
}
