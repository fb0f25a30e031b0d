/// What a request asks for; a method that is not here is answered with 501.
public enum HTTPMethod: String, Sendable, CaseIterable {
  /// The method `GET`.
  case get = "GET"
  /// The method `HEAD`.
  case head = "HEAD"
  /// The method `POST`.
  case post = "POST"
  /// The method `PUT`.
  case put = "PUT"
  /// The method `PATCH`.
  case patch = "PATCH"
  /// The method `DELETE`.
  case delete = "DELETE"
  /// The method `OPTIONS`.
  case options = "OPTIONS"

  /// Whether the method only reads (RFC 9110, section 9.2.1).
  public var isSafe: Bool {
    self == .get || self == .head || self == .options
  }
}
