/// Looks through a text for what keeps it from being JSON, for a decoder that does not say.
struct JSONScanner {
  /// How deep a decoder follows.
  static let deepest = 512
  /// How many values a decoder is given, which needs many times the memory of what is short: four
  /// times as many as a board of 50,000 items has.
  static let most = 2_000_000

  private enum Expected {
    case value, valueOrEnd, name, nameOrEnd, commaOrEnd
  }

  private let bytes: [UInt8]
  private var index = 0
  private var expected = Expected.value
  private var open: [UInt8] = []
  private var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
  }

  /// Reads to the end.
  ///
  /// - Throws: The first fault.
  mutating func scan() throws(JSONFault) {
    while let byte = nextByte() {
      switch expected {
      case .value, .valueOrEnd: try value(byte)
      case .name, .nameOrEnd: try name(byte)
      case .commaOrEnd: try commaOrEnd(byte)
      }
    }
    guard open.isEmpty, expected == .commaOrEnd else { throw .ended }
  }

  /// The byte at the present place, after blanks.
  private mutating func nextByte() -> UInt8? {
    while peek?.isJSONBlank == true { index += 1 }
    return peek
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value(_ byte: UInt8) throws(JSONFault) {
    count += 1
    guard count <= Self.most else { throw .tooMany(at: index) }
    switch byte {
    case UInt8(ascii: "{"): try begin(UInt8(ascii: "}"), .nameOrEnd)
    case UInt8(ascii: "["): try begin(UInt8(ascii: "]"), .valueOrEnd)
    case UInt8(ascii: "]") where expected == .valueOrEnd: end()
    case .quote:
      try text()
      expected = .commaOrEnd
    default:
      try word()
      expected = .commaOrEnd
    }
  }

  private mutating func name(_ byte: UInt8) throws(JSONFault) {
    if byte == UInt8(ascii: "}"), expected == .nameOrEnd { return end() }
    guard byte == .quote else { throw .unexpected(at: index) }
    try text()
    guard let colon = nextByte() else { throw .ended }
    guard colon == UInt8(ascii: ":") else { throw .unexpected(at: index) }
    index += 1
    expected = .value
  }

  private mutating func commaOrEnd(_ byte: UInt8) throws(JSONFault) {
    guard let last = open.last else { throw .unexpected(at: index) }
    if byte == last { return end() }
    guard byte == .comma else { throw .unexpected(at: index) }
    index += 1
    expected = last == UInt8(ascii: "}") ? .name : .value
  }

  private mutating func begin(_ end: UInt8, _ first: Expected) throws(JSONFault) {
    guard open.count < Self.deepest else { throw .tooDeep(at: index) }
    open.append(end)
    index += 1
    expected = first
  }

  private mutating func end() {
    open.removeLast()
    index += 1
    expected = .commaOrEnd
  }
}

extension JSONScanner {
  private mutating func text() throws(JSONFault) {
    index += 1
    while let byte = peek {
      switch byte {
      case .quote:
        index += 1
        return
      case .backslash: try escape()
      case ..<0x20: throw .control(at: index)
      default: index += 1
      }
    }
    throw .ended
  }

  private mutating func escape() throws(JSONFault) {
    let start = index
    index += 1
    guard let byte = peek else { throw .ended }
    guard #"\"/bfnrtu"#.utf8.contains(byte) else { throw .unexpected(at: index) }
    index += 1
    guard byte == UInt8(ascii: "u") else { return }
    let unit = try hexUnit()
    if UTF16.isTrailSurrogate(unit) { throw .halfCharacter(at: start) }
    guard UTF16.isLeadSurrogate(unit) else { return }
    guard bytes[index...].starts(with: #"\u"#.utf8) else { throw .halfCharacter(at: start) }
    index += 2
    guard UTF16.isTrailSurrogate(try hexUnit()) else { throw .halfCharacter(at: start) }
  }

  private mutating func hexUnit() throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw .ended }
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw .unexpected(at: index)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  /// Reads a number, true, false or null.
  private mutating func word() throws(JSONFault) {
    for literal in ["true", "false", "null"] where bytes[index...].starts(with: literal.utf8) {
      index += literal.utf8.count
      return
    }
    if peek == UInt8(ascii: "-") { index += 1 }
    if peek == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if peek == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    guard peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") else { return }
    index += 1
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
    try digits()
  }

  private mutating func digits() throws(JSONFault) {
    guard let first = peek else { throw .ended }
    guard first.isDigit else { throw .unexpected(at: index) }
    while peek?.isDigit == true { index += 1 }
  }
}
