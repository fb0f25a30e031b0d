extension BoardFormat {
  /// The format of a body, by its type.
  init?(mediaType: String) {
    guard let format = Self.allCases.first(where: { $0.mediaType == mediaType }) else { return nil }
    self = format
  }

  /// What names the file that a browser saves: by RFC 6266, in ASCII and in full.
  func contentDisposition(of name: String) -> String {
    let ending = "." + fileExtension
    let stem = name.isEmpty ? "board" : name
    let simple = stem.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic && scalar.isASCII
        || "0123456789 _-".unicodeScalars.contains(scalar)
        ? String(scalar) : "_"
    }.joined()
    return "attachment; filename=\"\(simple)\(ending)\"; filename*=UTF-8''"
      + (stem + ending).utf8.map(Self.percentEncoded).joined()
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
