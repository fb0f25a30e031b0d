import Glibc

/// The address of a socket in the file system, or, with an `@` before it, in the abstract namespace
/// of Linux.
struct SocketPath {
  private var address = sockaddr_un()
  private let length: socklen_t

  /// Takes a path over.
  ///
  /// - Throws: `pathTooLong`, since a socket's address holds fewer bytes than a path may have.
  init(_ path: String) throws(SocketError) {
    var bytes = Array(path.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard !bytes.isEmpty, bytes.count <= capacity else {
      throw .pathTooLong(path, limit: capacity)
    }
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let prefix = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 0
    // A path ends with a zero; an abstract name has its length and nothing more.
    length = socklen_t(prefix + bytes.count + (bytes[0] == 0 ? 0 : 1))
  }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}
