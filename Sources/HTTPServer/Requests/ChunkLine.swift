enum ChunkLine {
  /// Reads the size of a chunk; extensions are checked and ignored.
  static func size(_ line: ArraySlice<UInt8>) throws(RequestError) -> Int {
    let digits = line.prefix { $0.hexDigitValue != nil }
    guard !digits.isEmpty, areExtensions(line[digits.endIndex...]) else {
      throw .malformedChunk(line.quoted)
    }
    var size = 0
    for digit in digits {
      guard size < Int.max >> 4 else { throw .malformedChunk(line.quoted) }
      size = size << 4 | Int(digit.hexDigitValue ?? 0)
    }
    return size
  }

  /// Whether the bytes are any number of `;NAME`, `;NAME=TOKEN` and `;NAME="TEXT"`.
  private static func areExtensions(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      guard rest.popFirst() == UInt8(ascii: ";"), dropToken(&rest) else { return false }
      guard rest.first == UInt8(ascii: "=") else { continue }
      rest.removeFirst()
      let isQuoted = rest.first == UInt8(ascii: "\"")
      guard isQuoted ? dropQuotedString(&rest) : dropToken(&rest) else { return false }
    }
    return true
  }

  private static func dropToken(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop(while: ASCIISet.token.contains)
    defer { bytes = rest }
    return rest.startIndex > bytes.startIndex
  }

  private static func dropQuotedString(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    bytes.removeFirst()
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard bytes.popFirst()?.isFieldContent == true else { return false }
      default:
        guard byte.isFieldContent else { return false }
      }
    }
    return false
  }
}
