import Glibc

/// An open file descriptor that is closed when its owner lets go of it.
public struct FileDescriptor: ~Copyable, Sendable {
  /// The number by which the kernel knows it.
  public let rawValue: CInt

  /// Takes over an open descriptor.
  ///
  /// - Parameter rawValue: a descriptor that nobody else closes.
  public init(owning rawValue: CInt) {
    self.rawValue = rawValue
  }

  deinit {
    close(rawValue)
  }

  /// Gives the descriptor up without closing it.
  ///
  /// - Returns: the number, which the caller must close or give to another owner.
  public consuming func release() -> CInt {
    let number = rawValue
    discard self
    return number
  }
}
