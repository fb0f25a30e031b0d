/// A set of ASCII bytes that is asked with a shift and a mask.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      precondition(byte < 128, "\(byte) is not ASCII")
      if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte - 64) & 1 == 1
  }

  private static let alphanumerics =
    Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

  /// What RFC 9110 allows in a token.
  static let token = ASCIISet(alphanumerics + Array("!#$%&'*+-.^_`|~".utf8))
  /// What RFC 3986 allows in a registered name, brackets and colons left out.
  static let registeredName = ASCIISet(alphanumerics + Array("-._~!$&'()*+;=%".utf8))
}

extension String {
  /// The text with A to Z in lower case and nothing else changed: `lowercased()` would make the
  /// Kelvin sign a k.
  var asciiLowercased: String {
    String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }

  var isASCIIDigit: Bool {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }

  var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether the byte may stand in a field's value.
  var isFieldContent: Bool {
    self >= 0x20 && self != 0x7f || self == .tab
  }
}
