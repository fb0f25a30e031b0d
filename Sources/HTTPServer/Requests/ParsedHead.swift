import Sockets

/// A head, and what it says about the bytes that follow it.
struct ParsedHead {
  /// How the end of the body is found.
  enum Framing: Equatable {
    case length(Int)
    case chunked
  }

  let head: HTTPRequest.Head
  let framing: Framing
  let isPersistent: Bool
  let expectsContinue: Bool

  init(
    _ line: RequestLine, _ fields: HTTPFields, _ peer: SocketAddress
  ) throws(RequestError) {
    let host = try Self.host(fields, isRequired: !line.isVersion10)
    head = HTTPRequest.Head(
      method: line.method, target: line.target, fields: fields,
      host: line.target.host ?? host, peer: peer)
    framing = try Self.framing(fields, isVersion10: line.isVersion10)
    isPersistent = !line.isVersion10 && !Self.asksToClose(fields)
    expectsContinue = try Self.expectsContinue(fields) && !line.isVersion10
  }

  private static func host(_ fields: HTTPFields, isRequired: Bool) throws(RequestError) -> String? {
    guard let (entry, isRepeated) = fields.find(.host) else {
      if isRequired { throw .missingHost }
      return nil
    }
    guard !isRepeated else { throw .repeatedHost }
    guard let host = HostName.parse(fields.bytes[entry.value]) else {
      throw .malformedHost(fields.bytes[entry.value].quoted)
    }
    return host
  }

  private static func framing(
    _ fields: HTTPFields, isVersion10: Bool
  ) throws(RequestError) -> Framing {
    let length = fields.find(.contentLength)
    if let codings = fields[.transferEncoding] {
      guard length == nil else { throw .contentLengthBesideTransferEncoding }
      try checkChunked(codings, isVersion10: isVersion10)
      return .chunked
    }
    guard let (entry, isRepeated) = length else { return .length(0) }
    let digits = fields.bytes[entry.value]
    guard !isRepeated, !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      throw .malformedContentLength(digits.quoted)
    }
    // Too many digits for a number are too many bytes for any limit.
    return .length(DecimalNumber.parse(digits) ?? .max)
  }

  private static func checkChunked(
    _ codings: String, isVersion10: Bool
  ) throws(RequestError) {
    let value = codings.asciiLowercased
    if value == "chunked", !isVersion10 { return }
    let names = value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { $0.trimmingOptionalSpace() }
    let areTokens = names.allSatisfy { !$0.isEmpty && $0.allSatisfy(ASCIISet.token.contains) }
    let areForeign = !names.dropLast().contains { $0.elementsEqual("chunked".utf8) }
    if !isVersion10, areTokens, areForeign, names.last?.elementsEqual("chunked".utf8) == true {
      throw .unsupportedTransferEncoding(value.utf8.quoted)
    }
    throw .malformedTransferEncoding(value.utf8.quoted)
  }

  private static func asksToClose(_ fields: HTTPFields) -> Bool {
    guard let options = fields[.connection] else { return false }
    return FieldList(options).contains { $0.asciiLowercased == "close" }
  }

  private static func expectsContinue(_ fields: HTTPFields) throws(RequestError) -> Bool {
    guard let expectation = fields[.expect] else { return false }
    guard expectation.asciiLowercased == "100-continue" else {
      throw .unknownExpectation(expectation.utf8.quoted)
    }
    return true
  }
}
