/// What the request line asks for, checked and taken apart.
struct RequestTarget {
  let raw: String
  let path: String
  let query: HTTPQuery
  /// The host of an absolute-form target, which wins over the `Host` field.
  let host: String?

  init(parsing bytes: ArraySlice<UInt8>, method: HTTPMethod) throws(RequestError) {
    guard bytes.allSatisfy(Self.isAllowed) else { throw .malformedTarget(bytes.quoted) }
    raw = String(decoding: bytes, as: UTF8.self)
    if method == .options, bytes.elementsEqual([UInt8(ascii: "*")]) {
      (path, query, host) = ("*", HTTPQuery(), nil)
      return
    }
    let (host, pathStart) = try Self.splitAuthority(bytes)
    let queryMark = bytes[pathStart...].firstIndex(of: UInt8(ascii: "?"))
    let query = queryMark.map { bytes[($0 + 1)...] } ?? []
    let rawPath = bytes[pathStart..<(queryMark ?? bytes.endIndex)]
    // Most targets are a path as it is meant.
    let path = rawPath.count == bytes.count && Self.isPlain(rawPath) ? raw : Self.decoded(rawPath)
    guard let path, PercentCoding.decode(query) != nil else {
      throw .malformedTarget(bytes.quoted)
    }
    self.host = host
    self.path = path
    self.query = HTTPQuery(rawValue: String(decoding: query, as: UTF8.self))
  }

  /// Whether a path is what it decodes to: without a percent sign or a segment that begins with a dot.
  private static func isPlain(_ path: ArraySlice<UInt8>) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path {
      if byte == UInt8(ascii: "%") { return false }
      if byte == UInt8(ascii: "."), previous == UInt8(ascii: "/") { return false }
      previous = byte
    }
    return true
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte > .space && byte < 0x7f && byte != UInt8(ascii: "#")
  }

  private static func splitAuthority(
    _ bytes: ArraySlice<UInt8>
  ) throws(RequestError) -> (host: String?, pathStart: Int) {
    if bytes.first == UInt8(ascii: "/") { return (nil, bytes.startIndex) }
    let lowercased = bytes.prefix(8).map(\.asciiLowercased)
    let scheme = ["http://", "https://"].first { lowercased.starts(with: $0.utf8) }
    guard let scheme else { throw .malformedTarget(bytes.quoted) }
    let start = bytes.startIndex + scheme.utf8.count
    let end =
      bytes[start...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      ?? bytes.endIndex
    guard let host = HostName.parse(bytes[start..<end]) else {
      throw .malformedTarget(bytes.quoted)
    }
    return (host, end)
  }

  /// Decodes a path; nil where what comes out could be taken for another path further on.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.isEmpty { return "/" }
    guard let decoded = PercentCoding.decode(bytes),
      decoded.count == bytes.count || !hidesSlash(bytes),
      decoded.allSatisfy({ $0 >= .space && $0 != 0x7f }),
      let path = String(validating: decoded, as: UTF8.self)
    else { return nil }
    let segments = decoded.split(separator: UInt8(ascii: "/"))
    let dot = UInt8(ascii: ".")
    return segments.contains { $0.elementsEqual([dot]) || $0.elementsEqual([dot, dot]) }
      ? nil : path
  }

  private static func hidesSlash(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      if bytes[percent...].prefix(3).map(\.asciiLowercased).elementsEqual("%2f".utf8) {
        return true
      }
      index = percent + 1
    }
    return false
  }
}
