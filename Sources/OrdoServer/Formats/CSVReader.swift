/// Splits CSV into records by RFC 4180; a quote inside an unquoted field stands for itself.
struct CSVReader {
  /// A record with the number of the line on which it starts.
  struct Record: Equatable {
    var line: Int
    var fields: [String]
  }

  private let bytes: [UInt8]
  private let fieldLimit: Int
  private let hasEscapes: Bool
  private var position = 0
  private(set) var line = 1

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - fieldLimit: How many fields of a line are wanted.
  ///   - hasEscapes: Whether a quote after a backslash stands for itself, as PHP writes it.
  init(_ text: String, fieldLimit: Int, hasEscapes: Bool = false) {
    bytes = Array(text.utf8)
    self.fieldLimit = fieldLimit
    self.hasEscapes = hasEscapes
  }

  /// The next record that is not a blank line.
  mutating func next() throws(FormatError) -> Record? {
    while endLine() {}
    guard position < bytes.count else { return nil }
    var record = Record(line: line, fields: [try field()])
    while take(.comma) {
      let field = try field()
      // Beyond the columns that there are, one field is enough to refuse the line.
      if record.fields.count < fieldLimit || record.fields.count == fieldLimit && !field.isEmpty {
        record.fields.append(field)
      }
    }
    _ = endLine()
    return record
  }

  private mutating func field() throws(FormatError) -> String {
    if take(.quote) { return try quotedField() }
    let start = position
    while let byte = peek, byte != .comma, byte != .lineFeed, byte != .carriageReturn {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedField() throws(FormatError) -> String {
    let firstLine = line
    var field: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == .quote, !isEscaped(after: field.last), !take(.quote) {
        try expectFieldEnd()
        return String(decoding: field, as: UTF8.self)
      }
      if byte == .lineFeed || (byte == .carriageReturn && peek != .lineFeed) { line += 1 }
      field.append(byte)
    }
    throw .openQuote(line: firstLine)
  }

  /// Whether the quote that was read belongs to the text, as a backslash is before it.
  private func isEscaped(after last: UInt8?) -> Bool {
    hasEscapes && last == .backslash && !isAtFieldEnd
  }

  private var isAtFieldEnd: Bool {
    peek.map { $0 == .comma || $0 == .lineFeed || $0 == .carriageReturn } ?? true
  }

  private func expectFieldEnd() throws(FormatError) {
    guard !isAtFieldEnd else { return }
    let rest = bytes[position...].prefix { $0 != .comma && $0 != .lineFeed }.prefix(40)
    throw .textAfterQuote(line: line, text: String(decoding: rest, as: UTF8.self))
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Steps over CRLF, LF or CR, if one is here.
  private mutating func endLine() -> Bool {
    let hadReturn = take(.carriageReturn)
    guard take(.lineFeed) || hadReturn else { return false }
    line += 1
    return true
  }
}
