extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let backslash = UInt8(ascii: "\\")
}

extension UInt8 {
  /// Whether this is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// Whether this may stand between the parts of JSON.
  var isJSONBlank: Bool { isBlank || self == .lineFeed || self == .carriageReturn }

  /// Whether this is a digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether this is one of the signs that a backslash makes literal in Markdown.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0x7e: true
    default: false
    }
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without the spaces and tabs around them.
  var withoutOuterBlanks: SubSequence {
    let rest = drop(while: \.isBlank)
    guard let last = rest.lastIndex(where: { !$0.isBlank }) else { return rest }
    return rest[...last]
  }
}
