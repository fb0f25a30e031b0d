extension HTTPConnection {
  /// The part of the server's configuration that one connection needs.
  struct Limits {
    var head: HeadParser.Limits
    var headTimeout: Duration
    var bodyTimeout: Duration
    var idleTimeout: Duration
    var stallTimeout: Duration
    var lingerTimeout: Duration
    var lingerBytes: Int
    var skippedBodyBytes = 16 * 1_024

    init(_ configuration: HTTPServer.Configuration) {
      head = HeadParser.Limits(
        headBytes: configuration.headBytes, fieldCount: configuration.fieldCount)
      headTimeout = configuration.headTimeout
      bodyTimeout = configuration.bodyTimeout
      idleTimeout = configuration.idleTimeout
      stallTimeout = configuration.stallTimeout
      lingerTimeout = configuration.lingerTimeout
      lingerBytes = configuration.lingerBytes
    }
  }
}
