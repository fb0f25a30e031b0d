extension HTTPField {
  /// The name of a header field, compared without regard to ASCII case.
  public struct Name: Sendable, Hashable, CustomStringConvertible {
    /// The name as it was written.
    public let rawName: String
    /// The name in lower case.
    public let canonicalName: String
    let canonicalBytes: [UInt8]

    /// Checks a name.
    ///
    /// - Parameter name: one or more of the characters that RFC 9110 allows in a token.
    public init?(_ name: String) {
      guard !name.isEmpty, name.utf8.allSatisfy(ASCIISet.token.contains) else { return nil }
      self.init(valid: name)
    }

    init(valid name: String) {
      rawName = name
      canonicalBytes = name.utf8.map(\.asciiLowercased)
      canonicalName = String(decoding: canonicalBytes, as: UTF8.self)
    }

    /// The name as it was written.
    public var description: String { rawName }

    /// Tells whether two names are the same but for case.
    public static func == (left: Name, right: Name) -> Bool {
      left.canonicalName == right.canonicalName
    }

    /// Hashes the name without its case.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(canonicalName)
    }
  }
}

extension HTTPField.Name {
  /// The field `Accept`.
  public static let accept = Self(valid: "Accept")
  /// The field `Accept-Encoding`.
  public static let acceptEncoding = Self(valid: "Accept-Encoding")
  /// The field `Accept-Language`.
  public static let acceptLanguage = Self(valid: "Accept-Language")
  /// The field `Accept-Ranges`.
  public static let acceptRanges = Self(valid: "Accept-Ranges")
  /// The field `Access-Control-Allow-Headers`.
  public static let accessControlAllowHeaders = Self(valid: "Access-Control-Allow-Headers")
  /// The field `Access-Control-Allow-Methods`.
  public static let accessControlAllowMethods = Self(valid: "Access-Control-Allow-Methods")
  /// The field `Access-Control-Allow-Origin`.
  public static let accessControlAllowOrigin = Self(valid: "Access-Control-Allow-Origin")
  /// The field `Access-Control-Expose-Headers`.
  public static let accessControlExposeHeaders = Self(valid: "Access-Control-Expose-Headers")
  /// The field `Access-Control-Max-Age`.
  public static let accessControlMaxAge = Self(valid: "Access-Control-Max-Age")
  /// The field `Access-Control-Request-Method`.
  public static let accessControlRequestMethod = Self(valid: "Access-Control-Request-Method")
  /// The field `Allow`.
  public static let allow = Self(valid: "Allow")
  /// The field `Authorization`.
  public static let authorization = Self(valid: "Authorization")
  /// The field `Cache-Control`.
  public static let cacheControl = Self(valid: "Cache-Control")
  /// The field `Connection`.
  public static let connection = Self(valid: "Connection")
  /// The field `Content-Disposition`.
  public static let contentDisposition = Self(valid: "Content-Disposition")
  /// The field `Content-Encoding`.
  public static let contentEncoding = Self(valid: "Content-Encoding")
  /// The field `Content-Length`.
  public static let contentLength = Self(valid: "Content-Length")
  /// The field `Content-Range`.
  public static let contentRange = Self(valid: "Content-Range")
  /// The field `Content-Security-Policy`.
  public static let contentSecurityPolicy = Self(valid: "Content-Security-Policy")
  /// The field `Content-Type`.
  public static let contentType = Self(valid: "Content-Type")
  /// The field `Cookie`.
  public static let cookie = Self(valid: "Cookie")
  /// The field `Cross-Origin-Opener-Policy`.
  public static let crossOriginOpenerPolicy = Self(valid: "Cross-Origin-Opener-Policy")
  /// The field `Cross-Origin-Resource-Policy`.
  public static let crossOriginResourcePolicy = Self(valid: "Cross-Origin-Resource-Policy")
  /// The field `Date`.
  public static let date = Self(valid: "Date")
  /// The field `ETag`.
  public static let eTag = Self(valid: "ETag")
  /// The field `Expect`.
  public static let expect = Self(valid: "Expect")
  /// The field `Forwarded`.
  public static let forwarded = Self(valid: "Forwarded")
  /// The field `Host`.
  public static let host = Self(valid: "Host")
  /// The field `If-None-Match`.
  public static let ifNoneMatch = Self(valid: "If-None-Match")
  /// The field `If-Range`.
  public static let ifRange = Self(valid: "If-Range")
  /// The field `Last-Event-ID`.
  public static let lastEventID = Self(valid: "Last-Event-ID")
  /// The field `Location`.
  public static let location = Self(valid: "Location")
  /// The field `Origin`.
  public static let origin = Self(valid: "Origin")
  /// The field `Permissions-Policy`.
  public static let permissionsPolicy = Self(valid: "Permissions-Policy")
  /// The field `Range`.
  public static let range = Self(valid: "Range")
  /// The field `Referrer-Policy`.
  public static let referrerPolicy = Self(valid: "Referrer-Policy")
  /// The field `Retry-After`.
  public static let retryAfter = Self(valid: "Retry-After")
  /// The field `Sec-Fetch-Site`.
  public static let secFetchSite = Self(valid: "Sec-Fetch-Site")
  /// The field `Set-Cookie`.
  public static let setCookie = Self(valid: "Set-Cookie")
  /// The field `Strict-Transport-Security`.
  public static let strictTransportSecurity = Self(valid: "Strict-Transport-Security")
  /// The field `Transfer-Encoding`.
  public static let transferEncoding = Self(valid: "Transfer-Encoding")
  /// The field `Vary`.
  public static let vary = Self(valid: "Vary")
  /// The field `X-Accel-Buffering`.
  public static let xAccelBuffering = Self(valid: "X-Accel-Buffering")
  /// The field `X-Content-Type-Options`.
  public static let xContentTypeOptions = Self(valid: "X-Content-Type-Options")
  /// The field `X-Forwarded-For`.
  public static let xForwardedFor = Self(valid: "X-Forwarded-For")
  /// The field `X-Forwarded-Proto`.
  public static let xForwardedProto = Self(valid: "X-Forwarded-Proto")
}
