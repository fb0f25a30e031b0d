/// The outcome of a request: a code and its usual phrase.
public struct HTTPStatus: Sendable, Hashable, CustomStringConvertible {
  /// The code, from 100 to 999.
  public let code: Int
  /// A short phrase for people.
  public let reasonPhrase: String

  /// Makes a status.
  ///
  /// - Parameters:
  ///   - code: the code, from 100 to 999.
  ///   - reasonPhrase: a short phrase for people.
  public init(code: Int, reasonPhrase: String) {
    precondition((100...999).contains(code), "\(code) is not an HTTP status")
    self.code = code
    self.reasonPhrase = reasonPhrase
  }

  /// The code and the phrase.
  public var description: String { "\(code) \(reasonPhrase)" }

  /// Whether an answer with this status never has a body (RFC 9110, section 6.4.1).
  public var forbidsBody: Bool {
    code < 200 || code == 204 || code == 304
  }

  /// Tells whether two statuses have the same code.
  public static func == (left: HTTPStatus, right: HTTPStatus) -> Bool {
    left.code == right.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }
}

extension HTTPStatus {
  /// The status 200.
  public static let ok = Self(code: 200, reasonPhrase: "OK")
  /// The status 201.
  public static let created = Self(code: 201, reasonPhrase: "Created")
  /// The status 204.
  public static let noContent = Self(code: 204, reasonPhrase: "No Content")
  /// The status 206.
  public static let partialContent = Self(code: 206, reasonPhrase: "Partial Content")
  /// The status 303.
  public static let seeOther = Self(code: 303, reasonPhrase: "See Other")
  /// The status 304.
  public static let notModified = Self(code: 304, reasonPhrase: "Not Modified")
  /// The status 308.
  public static let permanentRedirect = Self(code: 308, reasonPhrase: "Permanent Redirect")
  /// The status 400.
  public static let badRequest = Self(code: 400, reasonPhrase: "Bad Request")
  /// The status 401.
  public static let unauthorized = Self(code: 401, reasonPhrase: "Unauthorized")
  /// The status 403.
  public static let forbidden = Self(code: 403, reasonPhrase: "Forbidden")
  /// The status 404.
  public static let notFound = Self(code: 404, reasonPhrase: "Not Found")
  /// The status 405.
  public static let methodNotAllowed = Self(code: 405, reasonPhrase: "Method Not Allowed")
  /// The status 408.
  public static let requestTimeout = Self(code: 408, reasonPhrase: "Request Timeout")
  /// The status 409.
  public static let conflict = Self(code: 409, reasonPhrase: "Conflict")
  /// The status 410.
  public static let gone = Self(code: 410, reasonPhrase: "Gone")
  /// The status 413.
  public static let contentTooLarge = Self(code: 413, reasonPhrase: "Content Too Large")
  /// The status 414.
  public static let uriTooLong = Self(code: 414, reasonPhrase: "URI Too Long")
  /// The status 415.
  public static let unsupportedMediaType = Self(code: 415, reasonPhrase: "Unsupported Media Type")
  /// The status 416.
  public static let rangeNotSatisfiable = Self(code: 416, reasonPhrase: "Range Not Satisfiable")
  /// The status 417.
  public static let expectationFailed = Self(code: 417, reasonPhrase: "Expectation Failed")
  /// The status 421.
  public static let misdirectedRequest = Self(code: 421, reasonPhrase: "Misdirected Request")
  /// The status 422.
  public static let unprocessableContent = Self(code: 422, reasonPhrase: "Unprocessable Content")
  /// The status 429.
  public static let tooManyRequests = Self(code: 429, reasonPhrase: "Too Many Requests")
  /// The status 431.
  public static let requestHeaderFieldsTooLarge =
    Self(code: 431, reasonPhrase: "Request Header Fields Too Large")
  /// The status 500.
  public static let internalServerError = Self(code: 500, reasonPhrase: "Internal Server Error")
  /// The status 501.
  public static let notImplemented = Self(code: 501, reasonPhrase: "Not Implemented")
  /// The status 503.
  public static let serviceUnavailable = Self(code: 503, reasonPhrase: "Service Unavailable")
  /// The status 505.
  public static let httpVersionNotSupported =
    Self(code: 505, reasonPhrase: "HTTP Version Not Supported")
}
