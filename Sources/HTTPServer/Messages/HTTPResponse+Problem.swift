extension HTTPResponse {
  /// Makes an error answer as `application/problem+json` (RFC 9457).
  ///
  /// - Parameters:
  ///   - status: the outcome; its phrase becomes the `title`.
  ///   - code: the name of the error for programs.
  ///   - detail: a sentence that names the value at fault.
  ///   - fields: further header fields, such as `Allow`.
  /// - Returns: the answer.
  public static func problem(
    _ status: HTTPStatus, code: String, detail: String, fields: HTTPFields = [:]
  ) -> HTTPResponse {
    var fields = fields
    fields[.contentType] = "application/problem+json"
    let body =
      #"{"title":"\#(status.reasonPhrase.jsonEscaped)","status":\#(status.code),"#
      + #""detail":"\#(detail.jsonEscaped)","code":"\#(code.jsonEscaped)"}"#
    return HTTPResponse(status: status, fields: fields, body: Array(body.utf8))
  }
}

extension String {
  /// The text as it stands between the quotes of a JSON string.
  var jsonEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\0"..."\u{1f}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
