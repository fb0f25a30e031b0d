import HTTPServer
import Sockets

extension Configuration {
  /// What the HTTP server is to know.
  ///
  /// - Parameters:
  ///   - limits: What it allows, where nothing is said here.
  ///   - monitor: Tells what the server counts.
  ///   - logger: Takes what goes wrong.
  ///   - sockets: Sockets to serve instead of those of the configuration.
  /// - Returns: The configuration.
  func http(
    _ limits: HTTPServer.Configuration, _ monitor: ServerMonitor, _ logger: Logger,
    inheriting sockets: [CInt]
  ) -> HTTPServer.Configuration {
    var http = limits
    http.host = host
    http.port = port
    http.socketPath = socketPath
    http.inheritedSockets = sockets
    http.maximumConnections = maximumConnections
    if let maximumConnectionsPerAddress {
      http.maximumConnectionsPerAddress = maximumConnectionsPerAddress
      http.maximumConnectionsPerLoopbackAddress = maximumConnectionsPerAddress
    }
    http.idleTimeout = .seconds(idleTimeout)
    http.trustedProxies = trustedProxies
    http.defaultFields = .security
    http.monitor = monitor
    http.onExhaustion = {
      logger.log(
        .warning, "No descriptor is left; new connections wait or are refused",
        ["descriptors.code": "\($0)"])
    }
    return http
  }

  /// Which hosts and origins are accepted.
  var gate: RequestGuard {
    RequestGuard(allowedHosts: allowedHosts + [host], allowedOrigins: allowedOrigins)
  }
}
