/// A request that is refused by its head alone.
public struct RequestRefusal: Error, Sendable, Hashable {
  /// The name of the reason, for programs.
  public let code: String
  /// The answer that says so.
  public let response: HTTPResponse

  /// Makes a refusal.
  ///
  /// - Parameters:
  ///   - status: the outcome.
  ///   - code: the name of the reason, for programs.
  ///   - detail: a sentence that names the value at fault.
  ///   - fields: further header fields of the answer.
  public init(_ status: HTTPStatus, code: String, detail: String, fields: HTTPFields = [:]) {
    self.code = code
    response = .problem(status, code: code, detail: detail, fields: fields)
  }

  /// Makes the refusal of a method that the path does not know.
  ///
  /// - Parameters:
  ///   - method: the method that was tried.
  ///   - path: the path that was asked.
  ///   - allowed: the methods that it knows.
  /// - Returns: a 405 with `Allow`.
  public static func methodNotAllowed(
    _ method: HTTPMethod, path: String, allowed: [HTTPMethod]
  ) -> RequestRefusal {
    let list = allowed.map(\.rawValue).joined(separator: ", ")
    return RequestRefusal(
      .methodNotAllowed, code: "methodNotAllowed",
      detail: "\(method.rawValue) is not allowed on \(path); it allows \(list).",
      fields: [.allow: list])
  }
}
