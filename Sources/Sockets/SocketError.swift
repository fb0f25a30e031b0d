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
    case .failed(let call, let code):
      "The system call \(call) failed: \(String(cString: strerror(code))) (\(code))."
    }
  }

  /// Takes the error that the last system call of this thread left.
  static func last(_ call: String) -> SocketError {
    .failed(call: call, code: errno)
  }
}
