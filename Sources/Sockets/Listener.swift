import Glibc

/// A socket that listens for connections.
public struct Listener: ~Copyable, Sendable {
  /// How many connections wait in the kernel's queue at most until they are taken.
  public static let backlog: CInt = 4_096

  /// The socket.
  public let descriptor: FileDescriptor
  /// The address on which it listens, with the port that it got.
  public let address: SocketAddress
  /// The socket's file, where it has made one.
  private let file: SocketFile?

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
    guard listen(number, Self.backlog) == 0 else { throw Self.bindError(host: host, port: port) }
    self.descriptor = descriptor
    address = SocketAddress(ofSocket: number)
    file = nil
  }

  /// Listens on a socket in the file system; the file goes when the listener does.
  ///
  /// Who may connect is a matter of the file's permissions, and so of the process's mask.
  ///
  /// - Parameter path: where to make the socket; one that nobody listens on any more is removed.
  /// - Throws: an error that tells what is in the way.
  public init(path: String) throws(SocketError) {
    let resolved = try SocketPath(path)
    try SocketFile.removeStale(at: path)
    let number = socket(
      AF_UNIX,
      CInt(SOCK_STREAM.rawValue) | CInt(SOCK_NONBLOCK.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { throw .last("socket") }
    let descriptor = FileDescriptor(owning: number)
    guard resolved.withPointer({ bind(number, $0, $1) }) == 0 else {
      throw .pathUnusable(path, reason: String(cString: strerror(errno)))
    }
    let file = SocketFile(at: path)
    guard listen(number, Self.backlog) == 0 else { throw .last("listen") }
    self.descriptor = descriptor
    self.file = consume file
    address = .local
  }

  /// Takes over a socket on which another process has begun to listen.
  ///
  /// - Parameter number: the socket's descriptor.
  /// - Throws: `notListening` if it is something else.
  public init(inheriting number: CInt) throws(SocketError) {
    var isListening: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    guard getsockopt(number, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0,
      isListening == 1
    else { throw .notListening(descriptor: number) }
    descriptor = FileDescriptor(owning: number)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    address = SocketAddress(ofSocket: number)
    file = nil
    if address.ip != nil { Self.configure(descriptor) }
  }

  /// Lets the kernel give up those of the connections whose peer takes or confirms nothing.
  ///
  /// - Parameter time: for how long, of what has been sent to it.
  public func giveUpPeers(after time: Duration) {
    guard address.ip != nil else { return }
    let milliseconds = min(time / .milliseconds(1), Double(CInt.max))
    descriptor.set(IPPROTO_TCP, TCP_USER_TIMEOUT, CInt(milliseconds))
  }

  /// Accepted sockets take these options over, so that accepting needs no further call.
  private static func configure(_ descriptor: borrowing FileDescriptor) {
    // A client that does not read would else leave megabytes in the kernel, which took time to copy.
    let unsentBytes: CInt = 128 * 1_024
    descriptor.set(Int(SOL_SOCKET), SO_REUSEADDR, 1)
    descriptor.set(Int(SOL_SOCKET), SO_KEEPALIVE, 1)
    descriptor.set(IPPROTO_TCP, TCP_NODELAY, 1)
    descriptor.set(IPPROTO_TCP, TCP_KEEPIDLE, 30)
    descriptor.set(IPPROTO_TCP, TCP_KEEPINTVL, 10)
    descriptor.set(IPPROTO_TCP, TCP_KEEPCNT, 3)
    descriptor.limitUnsent(to: unsentBytes)
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
  /// Asks to which address a socket is bound.
  ///
  /// - Parameter number: the socket's descriptor.
  public init(ofSocket number: CInt) {
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
