import Glibc

/// What can go wrong when a socket is opened or watched.
public enum SocketError: Error, Equatable, CustomStringConvertible {
  /// Another program listens on the port.
  case addressInUse(host: String, port: Int)
  /// The system does not let this user have the port.
  case permissionDenied(host: String, port: Int)
  /// The host is not an address of this machine.
  case addressNotAvailable(host: String, port: Int)
  /// The name of the host has no address.
  case cannotResolve(host: String, reason: String)
  /// The number is not that of a port.
  case invalidPort(Int)
  /// The path is too long, or empty, for a socket.
  case pathTooLong(String, limit: Int)
  /// A server listens at the path.
  case pathInUse(String)
  /// What is at the path is not a socket, and so not to be removed.
  case notASocket(path: String)
  /// The socket cannot be made there.
  case pathUnusable(String, reason: String)
  /// What was handed over is not a socket that listens.
  case notListening(descriptor: CInt)
  /// A system call failed.
  case failed(call: String, code: CInt)

  /// A sentence that names the value at fault and says what to do.
  public var description: String {
    switch self {
    case .addressInUse(let host, let port):
      "Port \(port) of \(host) is in use by another program; stop it or choose another port."
    case .permissionDenied(let host, let port):
      "Listening on port \(port) of \(host) is not permitted; choose a port from 1024 up."
    case .addressNotAvailable(let host, let port):
      "\(host) (port \(port)) is not an address of this machine; choose one that is, "
        + "such as 127.0.0.1."
    case .cannotResolve(let host, let reason):
      "The host \(host) cannot be resolved (\(reason)); give an IP address or a known name."
    case .invalidPort(let port):
      "\(port) is not a port; choose one from 1 to 65535, or 0 for any that is free."
    case .pathTooLong(let path, let limit):
      "The path “\(path)” has \(path.utf8.count) bytes; that of a socket has 1 to \(limit)."
    case .pathInUse(let path):
      "A server listens on the socket “\(path)”; stop it or choose another path."
    case .notASocket(let path):
      "“\(path)” is not a socket and so not replaced by one; choose another path."
    case .pathUnusable(let path, let reason):
      "The socket “\(path)” cannot be made (\(reason)); choose a path in a folder that is there."
    case .notListening(let descriptor):
      "The descriptor \(descriptor), which LISTEN_FDS names, is not a socket that listens for "
        + "streams."
    case .failed(let call, let code):
      "The system call \(call) failed: \(String(cString: strerror(code))) (\(code))."
    }
  }

  /// Takes the error that the last system call of this thread left.
  static func last(_ call: String) -> SocketError {
    .failed(call: call, code: errno)
  }
}
