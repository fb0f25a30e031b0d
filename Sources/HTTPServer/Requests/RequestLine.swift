/// The first line of a request: `METHOD SP TARGET SP VERSION`.
struct RequestLine {
  let method: HTTPMethod
  let target: RequestTarget
  /// Whether the client speaks HTTP/1.0: it knows no chunks, no 100 and no persistent connection.
  let isVersion10: Bool

  init(_ line: ArraySlice<UInt8>) throws(RequestError) {
    let parts = line.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .malformedRequestLine(line.quoted) }
    guard !parts[0].isEmpty, parts[0].allSatisfy(ASCIISet.token.contains) else {
      throw .malformedMethod(parts[0].quoted)
    }
    isVersion10 = try Self.isVersion10(parts[2])
    guard let method = HTTPMethod(bytes: parts[0]) else {
      throw .unknownMethod(parts[0].quoted)
    }
    self.method = method
    target = try RequestTarget(parsing: Array(parts[1]), method: method)
  }

  private static func isVersion10(_ version: ArraySlice<UInt8>) throws(RequestError) -> Bool {
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
