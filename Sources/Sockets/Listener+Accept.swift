import CLinux
import Glibc

extension Listener {
  /// What became of an attempt to take a connection.
  public enum Accepted: ~Copyable {
    /// A connection, non-blocking, and where it comes from.
    case connection(FileDescriptor, SocketAddress)
    /// Nobody is waiting.
    case none
    /// A connection ended before it was taken; the next one may be fine.
    case aborted
    /// No descriptor or memory is left: try again when some are free.
    case exhausted(CInt)
  }

  /// Takes the next connection, without waiting.
  ///
  /// - Returns: the connection, or why there is none.
  public borrowing func accept() -> Accepted {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let flags = CInt(SOCK_NONBLOCK.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    let number = accept_with_flags(descriptor.rawValue, &storage, &length, flags)
    if number >= 0 {
      return .connection(FileDescriptor(owning: number), SocketAddress(storage))
    }
    switch errno {
    case EAGAIN: return .none
    case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted(errno)
    default: return .aborted
    }
  }
}
