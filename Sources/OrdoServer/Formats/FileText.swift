/// The text of a file, without the byte order mark that some programs put first.
func text(of bytes: [UInt8]) throws(FormatError) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw .notUTF8(line: brokenLine(in: bytes))
  }
  guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
}

/// The first line that is not UTF-8.
private func brokenLine(in bytes: [UInt8]) -> Int {
  let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
  let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
  return (index ?? 0) + 1
}
