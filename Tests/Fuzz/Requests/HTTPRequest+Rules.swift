extension HTTPRequest {
  /// The request in the plainest form that means the same.
  var canonicalBytes: [UInt8] {
    var bytes = Array("\(method.rawValue) \(rawTarget) HTTP/1.1\r\n".utf8)
    for (name, value) in fieldBytes
    where !Self.framing.contains(String(decoding: name, as: UTF8.self)) {
      bytes += name + Array(": ".utf8) + value + Array("\r\n".utf8)
    }
    if !fields.contains(.host) { bytes += Array("host: \(head.host ?? "none")\r\n".utf8) }
    bytes += Array("content-length: \(body.count)\r\n\r\n".utf8)
    return bytes + body
  }

  /// What the canonical form says in its own way, or what speaks of the connection only.
  private static let framing: Set = [
    "content-length", "transfer-encoding", "connection", "expect",
  ]

  private var fieldBytes: [(name: [UInt8], value: [UInt8])] {
    fields.entries.map { entry in
      (fields.bytes[entry.name].map(\.asciiLowercased), Array(fields.bytes[entry.value]))
    }
  }

  /// What no request may break that reaches an application.
  func checkRules() {
    rule(body.count <= EchoApplication.bodyLimit, "the body has \(body.count) bytes")
    rule(fields.entries.count <= Exchange.limits.fieldCount, "\(fields.entries.count) fields")
    rule(
      fields.bytes.count <= 2 * Exchange.limits.headBytes, "\(fields.bytes.count) bytes of fields")
    rule(path.hasPrefix("/"), "the path \(path)")
    rule(path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f }, "a control character in \(path)")
    let segments = path.split(separator: "/")
    rule(!segments.contains(".") && !segments.contains(".."), "the path \(path)")
    rule(fields[values: .host].count <= 1, "several hosts")
    rule(!(fields.contains(.contentLength) && fields.contains(.transferEncoding)), "two framings")
    for (name, value) in fieldBytes {
      rule(!name.isEmpty && name.allSatisfy(ASCIISet.token.contains), "the name \(name)")
      rule(value.allSatisfy(\.isFieldContent), "the value \(value)")
      rule(value.first != .space && value.last != .space, "space around the value \(value)")
    }
  }
}
