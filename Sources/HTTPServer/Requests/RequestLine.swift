/// The first line of a request: `METHOD SP TARGET SP VERSION`.
struct RequestLine {
  let method: HTTPMethod
  let target: RequestTarget
  /// Whether the client speaks HTTP/1.0: it knows no chunks, no 100 and no persistent connection.
  let isVersion10: Bool

  init(_ line: ArraySlice<UInt8>) throws(RequestError) {
    guard let methodEnd = line.firstIndex(of: .space),
      let targetEnd = line[(methodEnd + 1)...].firstIndex(of: .space),
      !line[(targetEnd + 1)...].contains(.space)
    else { throw .malformedRequestLine(line.quoted) }
    let name = line[..<methodEnd]
    guard !name.isEmpty, name.allSatisfy(ASCIISet.token.contains) else {
      throw .malformedMethod(name.quoted)
    }
    isVersion10 = try Self.isVersion10(line[(targetEnd + 1)...])
    guard let method = HTTPMethod(bytes: name) else { throw .unknownMethod(name.quoted) }
    self.method = method
    target = try RequestTarget(parsing: line[(methodEnd + 1)..<targetEnd], method: method)
  }

  private static let version11 = Array("HTTP/1.1".utf8)

  private static func isVersion10(_ version: ArraySlice<UInt8>) throws(RequestError) -> Bool {
    if version.elementsEqual(version11) { return false }
    let bytes = Array(version)
    guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), bytes[5].isASCIIDigit,
      bytes[6] == UInt8(ascii: "."), bytes[7].isASCIIDigit
    else { throw .malformedVersion(version.quoted) }
    guard bytes[5] == UInt8(ascii: "1") else { throw .unsupportedVersion(version.quoted) }
    return bytes[7] == UInt8(ascii: "0")
  }
}

extension HTTPMethod {
  fileprivate init?(bytes: ArraySlice<UInt8>) {
    guard let method = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(bytes) }) else {
      return nil
    }
    self = method
  }
}
