import Sockets

/// Reads a request line and its fields, line by line as they come.
struct HeadParser {
  struct Limits {
    var headBytes: Int
    var fieldCount: Int
  }

  private let limits: Limits
  private var requestLine: RequestLine?
  private var fields = HTTPFields()
  private var byteCount = 0

  init(limits: Limits) {
    self.limits = limits
  }

  /// Whether a part of a request has been consumed.
  var hasBegun: Bool { byteCount > 0 }

  /// Consumes what has come.
  ///
  /// - Returns: the head, or nil if it is not complete; the parser is of no more use after an error
  ///   or a head.
  mutating func parse(
    _ input: inout InputBuffer, peer: SocketAddress
  ) throws(RequestError) -> ParsedHead? {
    while let line = try takeLine(&input) {
      if let requestLine {
        if line.isEmpty { return try ParsedHead(requestLine, fields, peer) }
        try addField(input.bytes, line)
      } else if !line.isEmpty {
        requestLine = try RequestLine(input.bytes[line])
        fields.reserveCapacity(bytes: 512, fields: 16)
      }
    }
    return nil
  }

  /// What is known so far of a request; nothing before its line has come.
  func head(from peer: SocketAddress) -> HTTPRequest.Head? {
    requestLine.map {
      HTTPRequest.Head(
        method: $0.method, target: $0.target, fields: fields, host: $0.target.host, peer: peer)
    }
  }

  private mutating func takeLine(_ input: inout InputBuffer) throws(RequestError) -> Range<Int>? {
    let limit = limits.headBytes
    let line = try input.takeLine(
      atMost: limit - byteCount,
      orThrow: requestLine == nil ? .targetTooLong(limit: limit) : .headTooLarge(limit: limit))
    byteCount += line.map { $0.count + 2 } ?? 0
    return line
  }

  private mutating func addField(_ bytes: [UInt8], _ line: Range<Int>) throws(RequestError) {
    let (name, value) = try FieldLine.parse(bytes, line)
    guard fields.entries.count < limits.fieldCount else {
      throw .tooManyFields(limit: limits.fieldCount)
    }
    fields.append(name: bytes[name], value: bytes[value])
  }
}
