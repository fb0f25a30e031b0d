import HTTPServer

extension HTTPFields {
  /// What every answer tells a browser: run nothing but this server's own files, embed nothing,
  /// and tell other sites nothing.
  static let security: HTTPFields = [
    .contentSecurityPolicy: contentSecurityPolicy,
    .xContentTypeOptions: "nosniff",
    .referrerPolicy: "same-origin",
    .crossOriginOpenerPolicy: "same-origin",
    .crossOriginResourcePolicy: "same-origin",
    .permissionsPolicy: "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ]

  /// What an answer over TLS tells besides: to come back that way, for a month.
  static let transportSecurity: HTTPFields = [.strictTransportSecurity: "max-age=2592000"]

  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    "trusted-types ordo",
  ].joined(separator: "; ")
}
