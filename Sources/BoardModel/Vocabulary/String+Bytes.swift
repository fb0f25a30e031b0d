extension String {
  /// Whether the UTF-8 bytes are the same; `==` takes canonically equal strings for one.
  func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether this id, which is ASCII, is the same text byte for byte.
  ///
  /// What equals ASCII text canonically and is no longer than it is the same, and `==` is quick.
  @inline(__always)
  func isID(_ text: String) -> Bool { utf8.count == text.utf8.count && self == text }

  /// Calls a closure with the UTF-8 bytes, which native strings have at hand.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) {
      return result
    }
    var native = self
    return native.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
