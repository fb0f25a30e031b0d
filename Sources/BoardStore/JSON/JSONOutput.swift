/// The text that a value and all its parts write to.
final class JSONOutput {
  var text = JSONText()

  /// Writes a whole value inside what is open at a level.
  func write<Value: Encodable>(_ value: Value, at level: Int) throws {
    // Most values are texts, and to ask for one type takes a tenth of asking for a protocol.
    if Value.self == String.self, let string = value as? String {
      text.write(string)
    } else if let scalar = value as? any JSONScalar {
      try scalar.write(to: &text)
    } else {
      try value.encode(to: JSONByteEncoder(output: self, level: level))
      text.end(downTo: level)
    }
  }
}

/// JSON as far as it is written, and the objects and arrays that are open at its end.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var open: [(end: UInt8, isEmpty: Bool)] = []

  /// How many objects and arrays are open.
  var level: Int { open.count }

  /// Opens an object or array.
  mutating func begin(_ bracket: Bracket) {
    bytes.append(bracket.start)
    open.append((bracket.end, true))
  }

  /// Ends what was opened beyond a level.
  mutating func end(downTo level: Int) {
    while open.count > level { bytes.append(open.removeLast().end) }
  }

  /// Begins an element of the array, or a member of the object, that is open at a level.
  mutating func beginElement(at level: Int) {
    end(downTo: level)
    if !open[level - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
    open[level - 1].isEmpty = false
  }

  /// Begins a member of the object that is open at a level.
  mutating func beginMember(_ name: String, at level: Int) {
    beginElement(at: level)
    write(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes text that needs no escapes.
  mutating func write(plain text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a string in quotes.
  mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { utf8 in
      if utf8.contains(where: Self.needsEscape) {
        for byte in utf8 { writeEscaped(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: write(plain: "\\n")
    case 0x0D: write(plain: "\\r")
    case 0x09: write(plain: "\\t")
    case ..<0x20: write(plain: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }
}

extension JSONText {
  /// What is around members or elements.
  enum Bracket {
    case object, array

    var start: UInt8 { self == .object ? UInt8(ascii: "{") : UInt8(ascii: "[") }
    var end: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }
}
