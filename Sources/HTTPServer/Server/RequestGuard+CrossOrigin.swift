extension RequestGuard {
  /// The fields that let a browser show an answer to the pages of an allowed origin.
  ///
  /// - Parameter head: the request without its body.
  /// - Returns: the fields; none where no origin is allowed.
  public func crossOriginFields(for head: HTTPRequest.Head) -> HTTPFields {
    if allowedOrigins.isEmpty { return [:] }
    guard let origin = allowedOrigin(of: head) else { return [.vary: "Origin"] }
    return [
      .vary: "Origin", .accessControlAllowOrigin: origin,
      .accessControlExposeHeaders: "Content-Disposition, ETag, Location, Retry-After",
    ]
  }

  /// Answers what a browser asks before it sends a request of a page of an allowed origin.
  ///
  /// - Parameters:
  ///   - head: the request without its body.
  ///   - methods: the methods of the path.
  /// - Returns: the answer without `crossOriginFields`, or nil if the request is not such a question.
  public func preflight(_ head: HTTPRequest.Head, methods: [HTTPMethod]) -> HTTPResponse? {
    guard head.method == .options, head.fields.contains(.accessControlRequestMethod),
      allowedOrigin(of: head) != nil
    else { return nil }
    return HTTPResponse(
      status: .noContent,
      fields: [
        .accessControlAllowMethods: methods.map(\.rawValue).joined(separator: ", "),
        .accessControlAllowHeaders: "Content-Type, If-None-Match, Last-Event-ID",
        .accessControlMaxAge: "600",
      ])
  }

  /// The origin of the page that asks, if it is an allowed one.
  func allowedOrigin(of head: HTTPRequest.Head) -> String? {
    head.fields[.origin].flatMap { allowedOrigins.contains($0.asciiLowercased) ? $0 : nil }
  }
}
