import Sockets

enum HostName {
  /// Takes the host out of `NAME`, `NAME:PORT`, `[IPv6]` or `[IPv6]:PORT`, in lower case; nil where
  /// the bytes are none of them.
  static func parse(_ bytes: ArraySlice<UInt8>) -> String? {
    let end = bytes.first == UInt8(ascii: "[") ? endOfLiteral(bytes) : endOfName(bytes)
    guard let end, isPort(bytes[end...]) else { return nil }
    return String(decoding: bytes[..<end].map(\.asciiLowercased), as: UTF8.self)
  }

  /// The host of an `Origin` or another URL with an authority and nothing after it.
  static func parse(origin: String) -> String? {
    guard let separator = origin.utf8.firstIndex(of: UInt8(ascii: ":")),
      origin[separator...].utf8.starts(with: "://".utf8)
    else { return nil }
    return parse(Array(origin[separator...].utf8.dropFirst(3))[...])
  }

  private static func endOfLiteral(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let address = String(decoding: bytes[..<bracket].dropFirst(), as: UTF8.self)
    return address.contains(":") && IPAddress(address) != nil ? bracket + 1 : nil
  }

  private static func endOfName(_ bytes: ArraySlice<UInt8>) -> Int? {
    let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    let name = bytes[..<end]
    return !name.isEmpty && name.allSatisfy(ASCIISet.registeredName.contains) ? end : nil
  }

  private static func isPort(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let colon = rest.first else { return true }
    return colon == UInt8(ascii: ":") && rest.count <= 6
      && rest.dropFirst().allSatisfy(\.isASCIIDigit)
  }
}
