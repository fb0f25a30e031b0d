import Glibc

/// Where a connection comes from or goes to.
public enum SocketAddress: Hashable, Sendable, CustomStringConvertible {
  /// A TCP port of an address.
  case ip(IPAddress, port: Int)
  /// A socket of this machine that has no Internet address.
  case local

  /// The Internet address, where there is one.
  public var ip: IPAddress? {
    if case .ip(let address, _) = self { address } else { nil }
  }

  /// The TCP port, where there is one.
  public var port: Int? {
    if case .ip(_, let port) = self { port } else { nil }
  }

  /// The address and port as a URL's authority writes them.
  public var description: String {
    switch self {
    case .ip(let address, let port):
      address.family == .v4 ? "\(address):\(port)" : "[\(address)]:\(port)"
    case .local:
      "local"
    }
  }

  init(_ storage: sockaddr_storage) {
    self = withUnsafeBytes(of: storage) { bytes in
      switch Int32(storage.ss_family) {
      case AF_INET:
        let address = bytes.load(as: sockaddr_in.self)
        return .ip(
          IPAddress(v4: UInt32(bigEndian: address.sin_addr.s_addr)),
          port: Int(UInt16(bigEndian: address.sin_port)))
      case AF_INET6:
        let address = bytes.load(as: sockaddr_in6.self)
        return .ip(
          IPAddress(address.sin6_addr), port: Int(UInt16(bigEndian: address.sin6_port)))
      default:
        return .local
      }
    }
  }
}
