import HTTPServer
import Sockets

extension Configuration {
  /// Whether only this machine can reach the host.
  var isLoopback: Bool {
    host.lowercased() == "localhost" || IPAddress(host)?.isLoopback == true
  }

  /// What the HTTP server is to know.
  ///
  /// - Parameters:
  ///   - monitor: Tells what the server counts.
  ///   - logger: Takes what goes wrong.
  /// - Returns: The configuration.
  func http(_ monitor: ServerMonitor, _ logger: Logger) -> HTTPServer.Configuration {
    var http = HTTPServer.Configuration()
    http.host = host
    http.port = port
    http.maximumConnections = maximumConnections
    if let maximumConnectionsPerAddress {
      http.maximumConnectionsPerAddress = maximumConnectionsPerAddress
      http.maximumConnectionsPerLoopbackAddress = maximumConnectionsPerAddress
    }
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

  /// Where a browser on this machine finds the server.
  ///
  /// - Parameter port: The port that the server got.
  /// - Returns: The URL, with a slash at its end.
  func url(port: Int) -> String {
    let name = reachableHost
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)/"
  }

  /// A host under which this machine reaches the server.
  var reachableHost: String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "::1"
    default: host
    }
  }
}
