import BoardModel

/// One line of the log: a JSON object whose members stand in the order in which a person reads.
struct LogLine {
  /// A client can send long values; a line stays short whatever it sends.
  private static let longestValue = 1_024

  private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

  init(_ time: Timestamp, _ level: LogLevel, _ message: String, _ metadata: [String: String]) {
    add("time", time.description)
    add("level", level.rawValue)
    add("message", message)
    for (name, value) in metadata.sorted(by: { $0.key < $1.key }) { add(name, value) }
    bytes += "}\n".utf8
  }

  private mutating func add(_ name: String, _ value: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    addString(name)
    bytes.append(UInt8(ascii: ":"))
    addString(value)
  }

  private mutating func addString(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let scalars = text.unicodeScalars
    for scalar in scalars.prefix(Self.longestValue) { add(scalar) }
    if scalars.dropFirst(Self.longestValue).first != nil { bytes += "…".utf8 }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Controls and line separators, which a reader might obey, become escapes.
  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case "\0"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      bytes += "\\u".utf8
      bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
      bytes += digits.utf8
    default:
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }
}
