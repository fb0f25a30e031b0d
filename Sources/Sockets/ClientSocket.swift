import Glibc

/// Connects to servers, and waits for them no longer than a few seconds a step.
public enum ClientSocket {
  private static let patience = timeval(tv_sec: 3, tv_usec: 0)

  /// Connects to the first address of a host that answers.
  ///
  /// - Parameters:
  ///   - host: an IP address or a name.
  ///   - port: the port.
  /// - Returns: a connection whose calls block, but not for long.
  /// - Throws: the error of the last address that was tried.
  public static func connect(host: String, port: Int) throws(SocketError) -> FileDescriptor {
    var failure = SocketError.cannotResolve(host: host, reason: "it has no address")
    for address in try ResolvedAddress.resolve(host: host, port: port) {
      do throws(SocketError) {
        return try connect(address.family) { number in
          address.withPointer { Glibc.connect(number, $0, $1) }
        }
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Connects to a socket in the file system.
  ///
  /// - Parameter path: the socket's path.
  /// - Returns: a connection whose calls block, but not for long.
  /// - Throws: an error if nobody listens there.
  public static func connect(path: String) throws(SocketError) -> FileDescriptor {
    let address = try SocketPath(path)
    return try connect(AF_UNIX) { number in
      address.withPointer { Glibc.connect(number, $0, $1) }
    }
  }

  private static func connect(
    _ family: CInt, _ call: (CInt) -> CInt
  ) throws(SocketError) -> FileDescriptor {
    let number = socket(family, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { throw .last("socket") }
    let descriptor = FileDescriptor(owning: number)
    descriptor.set(SO_RCVTIMEO, patience)
    descriptor.set(SO_SNDTIMEO, patience)
    guard call(number) == 0 else { throw .last("connect") }
    return descriptor
  }
}

extension FileDescriptor {
  fileprivate borrowing func set(_ option: CInt, _ time: timeval) {
    var time = time
    setsockopt(rawValue, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
  }
}
