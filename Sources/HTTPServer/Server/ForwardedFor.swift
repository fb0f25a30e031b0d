import Sockets

/// Reads what proxies tell of those before them, the farthest first.
///
/// Whatever is no address (`unknown`, an obfuscated name, nonsense) becomes nil: somebody of whom
/// nothing is known.
enum ForwardedFor {
  /// The members of an `X-Forwarded-For` field.
  static func hops(inList value: String) -> [IPAddress?] {
    FieldList(value).map(address)
  }

  /// The `for` parameters of a `Forwarded` field (RFC 7239).
  static func hops(inElements value: String) -> [IPAddress?] {
    guard let elements = elements(of: value) else { return [nil] }
    return elements.map { $0["for"].flatMap(address) }
  }

  /// The `proto` parameter of the last element of a `Forwarded` field.
  static func scheme(inElements value: String) -> String? {
    elements(of: value)?.last?["proto"]
  }

  /// `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`, `[2001:db8::7]` or `[2001:db8::7]:4711`.
  private static func address(_ node: String) -> IPAddress? {
    if let address = IPAddress(node) { return address }
    guard let name = HostName.parse(Array(node.utf8)[...]) else { return nil }
    return IPAddress(name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name)
  }

  /// The parameters of each element by their names in lower case; nil where the value is no list.
  private static func elements(of value: String) -> [[String: String]]? {
    var elements: [[String: String]] = []
    for element in split(Array(value.utf8), at: UInt8(ascii: ",")) {
      guard let element else { return nil }
      if element.trimmingOptionalSpace().isEmpty { continue }
      var parameters: [String: String] = [:]
      for pair in split(Array(element), at: UInt8(ascii: ";")) {
        guard let (name, value) = pair.flatMap(parameter), parameters[name] == nil else {
          return nil
        }
        parameters[name] = value
      }
      elements.append(parameters)
    }
    return elements
  }

  /// The parts between separators that stand outside of quotes; the last is nil if its quotes are
  /// open.
  private static func split(_ bytes: [UInt8], at separator: UInt8) -> [ArraySlice<UInt8>?] {
    var parts: [ArraySlice<UInt8>?] = []
    var start = 0
    var isQuoted = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == separator, !isQuoted {
        parts.append(bytes[start..<index])
        start = index + 1
      }
    }
    return parts + [isQuoted ? nil : bytes[start...]]
  }

  private static func parameter(_ pair: ArraySlice<UInt8>) -> (String, String)? {
    let parts = pair.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { $0.trimmingOptionalSpace() }
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(ASCIISet.token.contains) else {
      return nil
    }
    let name = String(decoding: parts[0].map(\.asciiLowercased), as: UTF8.self)
    return (name, String(decoding: unquoted(parts[1]), as: UTF8.self))
  }

  private static func unquoted(_ value: ArraySlice<UInt8>) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    guard value.count >= 2, value.first == quote, value.last == quote else { return Array(value) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in value.dropFirst().dropLast() {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { text.append(byte) }
    }
    return text
  }
}
