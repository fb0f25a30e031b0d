import Glibc

/// An address as the resolver gives it.
struct ResolvedAddress {
  let family: CInt
  private var storage: sockaddr_storage
  private let length: socklen_t

  static func resolve(host: String, port: Int) throws(SocketError) -> [ResolvedAddress] {
    var hints = addrinfo()
    hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, "\(port)", &hints, &list)
    guard status == 0 else {
      throw .cannotResolve(host: host, reason: String(cString: gai_strerror(status)))
    }
    defer { freeaddrinfo(list) }
    return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap {
      $0.map { ResolvedAddress($0.pointee) }
    }
  }

  private init(_ info: addrinfo) {
    family = info.ai_family
    length = info.ai_addrlen
    storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: info.ai_addr, count: Int(info.ai_addrlen)))
    }
  }

  /// The same address with another port, which stands at the same place in both families.
  func withPort(_ port: Int) -> ResolvedAddress {
    var copy = self
    withUnsafeMutableBytes(of: &copy.storage) {
      $0.storeBytes(of: UInt16(port).bigEndian, toByteOffset: 2, as: UInt16.self)
    }
    return copy
  }

  func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}
