enum FieldLine {
  /// Finds name and value in `NAME: VALUE`; a line that RFC 9112 does not allow is refused whole,
  /// since the next server on the way might read it in another way.
  static func parse(
    _ bytes: [UInt8], _ line: Range<Int>
  ) throws(RequestError) -> (name: Range<Int>, value: Range<Int>) {
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")), colon > line.lowerBound,
      bytes[line.lowerBound..<colon].allSatisfy(ASCIISet.token.contains),
      bytes[(colon + 1)..<line.upperBound].allSatisfy(\.isFieldContent)
    else { throw .malformedField(bytes[line].quoted) }
    let value = bytes[(colon + 1)..<line.upperBound].trimmingOptionalSpace()
    return (line.lowerBound..<colon, value.indices)
  }
}
