extension String {
  /// Whether the UTF-8 bytes are the same; `==` takes canonically equal strings for one.
  func isIdentical(to other: String) -> Bool {
    let (bytes, others) = (utf8.span.bytes, other.utf8.span.bytes)
    guard bytes.byteCount == others.byteCount else { return false }
    var offset = 0
    while offset + 8 <= bytes.byteCount {
      guard bytes.word(at: offset) == others.word(at: offset) else { return false }
      offset += 8
    }
    while offset < bytes.byteCount {
      guard bytes.byte(at: offset) == others.byte(at: offset) else { return false }
      offset += 1
    }
    return true
  }
}

extension RawSpan {
  /// The eight bytes at an offset, in the machine's order.
  func word(at offset: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  func byte(at offset: Int) -> UInt8 {
    unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
