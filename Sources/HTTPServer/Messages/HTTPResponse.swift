/// An answer; the server adds `Content-Length`, `Date` and its default fields.
public struct HTTPResponse: Sendable, Hashable {
  /// The outcome.
  public var status: HTTPStatus
  /// The header fields.
  public var fields: HTTPFields
  /// The body; to `HEAD` only its length is told.
  public var body: [UInt8]

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: the outcome.
  ///   - fields: the header fields.
  ///   - body: the body.
  public init(status: HTTPStatus, fields: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Makes an answer with a body of a known type.
  ///
  /// - Parameters:
  ///   - status: the outcome.
  ///   - contentType: the body's type, for example `application/json`.
  ///   - body: the body.
  public init(status: HTTPStatus = .ok, contentType: String, body: [UInt8]) {
    self.init(status: status, fields: [.contentType: contentType], body: body)
  }

  /// Makes an answer of plain text.
  ///
  /// - Parameters:
  ///   - status: the outcome.
  ///   - text: the text.
  public init(status: HTTPStatus = .ok, text: String) {
    self.init(status: status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// What `OPTIONS *` is refused with where nothing else is at fault: all methods, and nothing to be done.
  public static let generalOptions = HTTPResponse(
    status: .noContent,
    fields: [.allow: HTTPMethod.allCases.map(\.rawValue).joined(separator: ", ")])

  /// The response with further fields.
  ///
  /// - Parameter others: the fields to add.
  /// - Returns: the response.
  public func adding(_ others: HTTPFields) -> HTTPResponse {
    HTTPResponse(status: status, fields: fields.appending(others), body: body)
  }
}
