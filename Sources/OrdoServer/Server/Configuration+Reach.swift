import Sockets

extension Configuration {
  /// Refuses a server that other machines can reach, unless it is said that this is meant.
  ///
  /// - Parameter sockets: Sockets to serve instead of those of the configuration.
  /// - Throws: `StartError.notOpen`.
  func checkReach(inheriting sockets: [CInt]) throws(StartError) {
    if isOpen { return }
    if sockets.isEmpty {
      guard socketPath != nil || isLoopback else { throw .notOpen(host: host) }
    }
    for socket in sockets {
      guard let address = SocketAddress(ofSocket: socket).ip, !address.isLoopback else { continue }
      throw .notOpen(host: address.description)
    }
  }

  /// Whether only this machine can reach the host.
  private var isLoopback: Bool {
    host.lowercased() == "localhost" || IPAddress(host)?.isLoopback == true
  }

  /// Where the server is found.
  ///
  /// - Parameters:
  ///   - port: The port that the server got.
  ///   - sockets: Sockets that it serves instead of those of the configuration.
  /// - Returns: The URL, with a slash at its end, or the socket's path.
  func url(port: Int, inheriting sockets: [CInt]) -> String {
    if !sockets.isEmpty { return port > 0 ? "port \(port)" : "the socket that it was handed" }
    if let socketPath { return "unix:" + socketPath }
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
