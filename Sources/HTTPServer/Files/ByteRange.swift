/// What a `Range` field asks for.
///
/// One range is served; several at once are ignored, so that nobody can make a small file large by
/// asking for it again and again in one request.
enum ByteRange: Equatable {
  case part(Range<Int>)
  case unsatisfiable
  case ignored

  init(_ value: String, count: Int) {
    guard value.utf8.prefix(6).map(\.asciiLowercased).elementsEqual("bytes=".utf8) else {
      self = .ignored
      return
    }
    let parts = value.utf8.dropFirst(6).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      self = .ignored
      return
    }
    switch (Self.number(parts[0]), Self.number(parts[1])) {
    case (.value(let first), .value(let last)) where first <= last:
      self = Self.part(first, last < count ? last + 1 : count, of: count)
    case (.value(let first), .none):
      self = Self.part(first, count, of: count)
    case (.none, .value(let suffix)):
      self = suffix == 0 ? .unsatisfiable : Self.part(max(0, count - suffix), count, of: count)
    default:
      self = .ignored
    }
  }

  private static func part(_ start: Int, _ end: Int, of count: Int) -> ByteRange {
    start < count ? .part(start..<end) : .unsatisfiable
  }

  private enum Number {
    case none
    case value(Int)
    case malformed
  }

  private static func number(_ digits: Substring.UTF8View) -> Number {
    let digits = digits.trimmingOptionalSpace()
    guard !digits.isEmpty else { return .none }
    guard let value = DecimalNumber.parse(digits) else {
      return digits.allSatisfy(\.isASCIIDigit) ? .value(.max - 1) : .malformed
    }
    return .value(value)
  }
}
