/// Escapes in titles, names and notes, as CommonMark reads them: a backslash before ASCII
/// punctuation, and `&#10;` for a character by its number.
///
/// Line breaks and outer spaces become numbers, so they survive, and any Markdown program shows
/// the text as it is.
enum MarkdownText {
  /// Text that stands on one line.
  static func escapedLine(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let first = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? first
    return escaped(bytes) { index in
      !(first..<end).contains(index) || bytes[index] == .lineFeed
        || bytes[index] == .carriageReturn
    }
  }

  /// A heading, whose last `#` would else count as decoration.
  static func escapedHeading(_ text: String) -> String {
    let line = escapedLine(text)
    return line.utf8.last == .hash ? String(line.dropLast()) + "\\#" : line
  }

  /// The lines of a text; only a carriage return needs its number.
  static func escapedLines(_ text: String) -> [String] {
    text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
      let bytes = Array(line)
      return escaped(bytes) { bytes[$0] == .carriageReturn }
    }
  }

  /// The text that was escaped.
  static func unescaped(_ line: ArraySlice<UInt8>) -> String {
    guard line.contains(where: { $0 == .backslash || $0 == .ampersand }) else {
      return String(decoding: line, as: UTF8.self)
    }
    var rest = line
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == .backslash, let next = rest.first, next.isPunctuation {
        text.append(next)
        rest.removeFirst()
      } else if byte == .ampersand, let (scalar, length) = numbered(rest) {
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        rest.removeFirst(length)
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  // From the end, because whether a backslash or an ampersand needs one depends on what follows.
  private static func escaped(_ bytes: [UInt8], isNumbered: (Int) -> Bool) -> String {
    var reversed: [UInt8] = []
    for (index, byte) in bytes.enumerated().reversed() {
      if isNumbered(index) {
        reversed += "&#\(byte);".utf8.reversed()
        continue
      }
      reversed.append(byte)
      let next = reversed.dropLast().last
      if byte == .backslash && next?.isPunctuation == true
        || byte == .ampersand && next == .hash
      {
        reversed.append(.backslash)
      }
    }
    return String(decoding: reversed.reversed(), as: UTF8.self)
  }

  private static func numbered(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    guard bytes.first == .hash else { return nil }
    let digits = bytes.dropFirst().prefix(8).prefix(while: \.isDigit)
    guard (1...7).contains(digits.count), bytes.dropFirst(digits.count + 1).first == .semicolon
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + UInt32($1 - UInt8(ascii: "0")) }
    guard number > 0, let scalar = Unicode.Scalar(number) else { return nil }
    return (scalar, digits.count + 2)
  }
}
