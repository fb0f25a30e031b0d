/// The text of a file, without the byte order mark that some programs put first.
func text(of bytes: [UInt8]) throws(FormatError) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
  guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
}
