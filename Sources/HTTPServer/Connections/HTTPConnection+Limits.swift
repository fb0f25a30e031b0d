import Sockets

extension HTTPConnection {
  /// The part of the server's configuration that one connection needs.
  struct Limits {
    var head: HeadParser.Limits
    var headTimeout: MonotonicInstant.Interval
    var bodyTimeout: MonotonicInstant.Interval
    var idleTimeout: MonotonicInstant.Interval
    var stallTimeout: MonotonicInstant.Interval
    var leastSendRate: Int64
    var lingerTimeout: MonotonicInstant.Interval
    var lingerBytes: Int
    var skippedBodyBytes: Int
    var chunkLineBytes: Int

    init(_ configuration: HTTPServer.Configuration) {
      head = HeadParser.Limits(
        headBytes: configuration.headBytes, fieldCount: configuration.fieldCount)
      headTimeout = .init(configuration.headTimeout)
      bodyTimeout = .init(configuration.bodyTimeout)
      idleTimeout = .init(configuration.idleTimeout)
      stallTimeout = .init(configuration.stallTimeout)
      leastSendRate = Int64(configuration.leastSendRate)
      lingerTimeout = .init(configuration.lingerTimeout)
      lingerBytes = configuration.lingerBytes
      skippedBodyBytes = configuration.skippedBodyBytes
      chunkLineBytes = configuration.chunkLineBytes
    }
  }
}
