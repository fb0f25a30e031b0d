import Glibc

/// A socket that listens for TCP connections.
public struct Listener: ~Copyable, Sendable {
  /// The socket.
  public let descriptor: FileDescriptor
  /// The address on which it listens, with the port that it got.
  public let address: SocketAddress

  /// Listens on every address of a host.
  ///
  /// - Parameters:
  ///   - host: an IP address or a name of this machine.
  ///   - port: the port, or 0 for any that is free.
  ///   - use: takes each listener, at least one.
  /// - Throws: an error that tells what is in the way, or what `use` throws.
  public static func open(
    host: String, port: Int, _ use: (consuming Listener) throws(SocketError) -> Void
  ) throws(SocketError) {
    guard (0...65_535).contains(port) else { throw .invalidPort(port) }
    var port = port
    var missing: SocketError?
    var isOpen = false
    for address in try ResolvedAddress.resolve(host: host, port: port) {
      do {
        let listener = try Listener(address.withPort(port), host: host, port: port)
        // All addresses of a name share the port that the first one got.
        port = listener.address.port ?? port
        isOpen = true
        try use(listener)
      } catch .addressNotAvailable {
        // `localhost` may name an IPv6 address on a machine that has no IPv6.
        missing = .addressNotAvailable(host: host, port: port)
      }
    }
    if !isOpen {
      throw missing ?? .cannotResolve(host: host, reason: "it has no address")
    }
  }

  private init(_ resolved: ResolvedAddress, host: String, port: Int) throws(SocketError) {
    let number = socket(
      resolved.family,
      CInt(SOCK_STREAM.rawValue) | CInt(SOCK_NONBLOCK.rawValue)
        | CInt(SOCK_CLOEXEC.rawValue), 0)
    if number < 0, errno == EAFNOSUPPORT {
      throw .addressNotAvailable(host: host, port: port)
    }
    guard number >= 0 else { throw .last("socket") }
    let descriptor = FileDescriptor(owning: number)
    Self.configure(descriptor)
    let status = resolved.withPointer { bind(number, $0, $1) }
    guard status == 0 else { throw Self.bindError(host: host, port: port) }
    guard listen(number, 4_096) == 0 else { throw Self.bindError(host: host, port: port) }
    self.descriptor = descriptor
    address = SocketAddress(ofSocket: number)
  }

  /// Accepted sockets take these options over, so that accepting needs no further call.
  private static func configure(_ descriptor: borrowing FileDescriptor) {
    let peerGoneMilliseconds: CInt = 30_000
    descriptor.set(Int(SOL_SOCKET), SO_REUSEADDR, 1)
    descriptor.set(Int(SOL_SOCKET), SO_KEEPALIVE, 1)
    descriptor.set(IPPROTO_TCP, TCP_NODELAY, 1)
    descriptor.set(IPPROTO_TCP, TCP_KEEPIDLE, 30)
    descriptor.set(IPPROTO_TCP, TCP_KEEPINTVL, 10)
    descriptor.set(IPPROTO_TCP, TCP_KEEPCNT, 3)
    descriptor.set(IPPROTO_TCP, TCP_USER_TIMEOUT, peerGoneMilliseconds)
  }

  private static func bindError(host: String, port: Int) -> SocketError {
    switch errno {
    case EADDRINUSE: .addressInUse(host: host, port: port)
    case EACCES, EPERM: .permissionDenied(host: host, port: port)
    case EADDRNOTAVAIL: .addressNotAvailable(host: host, port: port)
    default: .last("bind")
    }
  }
}

extension SocketAddress {
  /// The address to which a socket is bound.
  init(ofSocket number: CInt) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(number, $0, &length)
      }
    }
    self.init(storage)
  }
}
