/// Where and why a text is not JSON (RFC 8259).
enum JSONFault: Error, Equatable {
  /// The text ends before its value does.
  case ended
  case unexpected(at: Int)
  /// A control character stands in a text by itself.
  case control(at: Int)
  /// An escape is the half of a surrogate pair whose other half is missing.
  case halfCharacter(at: Int)
  case tooDeep(at: Int)
  case tooMany(at: Int)

  /// A sentence that names the place and the character at fault.
  func sentence(about bytes: [UInt8]) -> String {
    switch self {
    case .ended:
      "\(Self.place(bytes.count, in: bytes)): it ends too early. Look for a missing quote or bracket."
    case .unexpected(let index):
      "\(Self.place(index, in: bytes)): “\(Self.character(index, in: bytes))” cannot stand here."
    case .control(let index):
      "\(Self.place(index, in: bytes)): a control character stands in a text. Write it as an escape."
    case .halfCharacter(let index):
      "\(Self.place(index, in: bytes)): “\(String(decoding: bytes[index...].prefix(6), as: UTF8.self))”"
        + " is half of a character. Write both halves, or the character itself."
    case .tooDeep(let index):
      "\(Self.place(index, in: bytes)): it nests more than \(JSONScanner.deepest) levels deep."
    case .tooMany(let index):
      "\(Self.place(index, in: bytes)): it holds more than \(JSONScanner.most) values."
    }
  }

  private static func place(_ index: Int, in bytes: [UInt8]) -> String {
    let place = TextPlace(index, in: bytes)
    return "Line \(place.line), column \(place.column)"
  }

  private static func character(_ index: Int, in bytes: [UInt8]) -> String {
    String(String(decoding: bytes[index...].prefix(32), as: UTF8.self).unicodeScalars.prefix(1))
  }
}
