import HTTPServer

extension HTTPResponse {
  /// An answer in JSON.
  static func json(
    _ value: some Encodable, status: HTTPStatus = .ok, fields: HTTPFields = [:]
  ) -> HTTPResponse {
    var fields = fields
    fields[.contentType] = "application/json"
    return HTTPResponse(status: status, fields: fields, body: JSONText.encode(value))
  }

  /// The answer to a path that stands for nothing.
  static func unknownPath(_ path: String) -> HTTPResponse {
    RequestRefusal.unknownPath(path).response
  }
}
