/// Why a request cannot be understood or served, with the value at fault.
enum RequestError: Error, Equatable {
  case bareLineFeed
  case malformedRequestLine(String)
  case malformedMethod(String)
  case unknownMethod(String)
  case malformedVersion(String)
  case unsupportedVersion(String)
  case malformedTarget(String)
  case targetTooLong(limit: Int)
  case malformedField(String)
  case headTooLarge(limit: Int)
  case tooManyFields(limit: Int)
  case missingHost
  case repeatedHost
  case malformedHost(String)
  case malformedContentLength(String)
  case bodyTooLarge(limit: Int)
  case contentLengthBesideTransferEncoding
  case malformedTransferEncoding(String)
  case unsupportedTransferEncoding(String)
  case malformedChunk(String)
  case chunkLineTooLong(limit: Int)
  case unknownExpectation(String)
  case incompleteRequest
  case headTimeout
  case bodyTimeout
  case atCapacity
  case unanswered
}

extension RequestError {
  /// The name of the case, for programs.
  var code: String {
    let name = String(describing: self)
    return String(name.prefix { $0 != "(" })
  }

  var status: HTTPStatus {
    switch self {
    case .unknownMethod, .unsupportedTransferEncoding: .notImplemented
    case .unsupportedVersion: .httpVersionNotSupported
    case .targetTooLong: .uriTooLong
    case .headTooLarge, .tooManyFields: .requestHeaderFieldsTooLarge
    case .bodyTooLarge: .contentTooLarge
    case .unknownExpectation: .expectationFailed
    case .headTimeout, .bodyTimeout: .requestTimeout
    case .atCapacity: .serviceUnavailable
    case .unanswered: .internalServerError
    default: .badRequest
    }
  }

  var detail: String {
    switch self {
    case .bareLineFeed: "A line ends with LF; lines end with CR LF."
    case .malformedRequestLine(let line): "The request line \(line) is not METHOD TARGET VERSION."
    case .malformedMethod(let method): "The method \(method) is not a token."
    case .unknownMethod(let method): "The method \(method) is not known here."
    case .malformedVersion(let version): "The version \(version) is not HTTP/1.1 or HTTP/1.0."
    case .unsupportedVersion(let version): "The version \(version) is not spoken; use HTTP/1.1."
    case .malformedTarget(let target): "The target \(target) is not a path or an http URL."
    case .targetTooLong(let limit): "The request line is longer than \(limit) bytes."
    case .malformedField(let line): "The header line \(line) is not NAME: VALUE."
    case .headTooLarge(let limit): "The header is larger than \(limit) bytes."
    case .tooManyFields(let limit): "The header has more than \(limit) fields."
    case .missingHost: "The Host field is missing."
    case .repeatedHost: "The Host field stands more than once."
    case .malformedHost(let host): "The host \(host) is not NAME or NAME:PORT."
    case .malformedContentLength(let value): "The Content-Length \(value) is not one number."
    case .bodyTooLarge(let limit): "The body is larger than \(limit) bytes."
    case .contentLengthBesideTransferEncoding:
      "Content-Length and Transfer-Encoding stand side by side; send one of them."
    case .malformedTransferEncoding(let value): "The Transfer-Encoding \(value) is not chunked."
    case .unsupportedTransferEncoding(let value):
      "The Transfer-Encoding \(value) is not supported; use chunked alone."
    case .malformedChunk(let line): "The chunk line or trailer \(line) is malformed."
    case .chunkLineTooLong(let limit): "A chunk line is longer than \(limit) bytes."
    case .unknownExpectation(let value): "The expectation \(value) is not 100-continue."
    case .incompleteRequest: "The connection ended before the request was complete."
    case .headTimeout: "The header was not complete in time."
    case .bodyTimeout: "The body was not complete in time."
    case .atCapacity: "The server has as many connections as it may have; try again shortly."
    case .unanswered: "The server did not answer this request."
    }
  }

  /// The answer that tells the client.
  var response: HTTPResponse {
    .problem(status, code: code, detail: detail)
  }
}

extension Collection<UInt8> {
  /// The bytes for people to read: printable ASCII as it is, the rest as `\xNN`, cut at 64 bytes.
  var quoted: String {
    var text = "\""
    for byte in prefix(64) {
      if byte >= 0x20 && byte < 0x7f {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return text + (count > 64 ? "…\"" : "\"")
  }
}
