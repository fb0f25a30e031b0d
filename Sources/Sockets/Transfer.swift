import Glibc

/// What became of an attempt to move bytes; that nothing can move now is no failure.
public enum Transfer: Equatable, Sendable {
  /// So many bytes moved; none when receiving means that the peer has ended its side.
  case bytes(Int)
  /// Nothing can move before the descriptor is ready again.
  case wouldBlock
  /// The connection is of no more use.
  case failed(CInt)
}

extension FileDescriptor {
  /// Receives what has arrived, without waiting.
  ///
  /// - Parameter buffer: takes the bytes.
  /// - Returns: how many bytes came.
  public borrowing func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    while true {
      let count = recv(rawValue, buffer.baseAddress, buffer.count, 0)
      if let outcome = Self.outcome(of: count) { return outcome }
    }
  }

  /// Sends what the kernel takes, without waiting and without a signal where the peer is gone.
  ///
  /// - Parameters:
  ///   - bytes: what to send.
  ///   - isMoreComing: true to let the kernel wait for more before it fills a packet.
  /// - Returns: how many bytes left.
  public borrowing func send(
    _ bytes: UnsafeRawBufferPointer, isMoreComing: Bool = false
  ) -> Transfer {
    Self.send(bytes, to: rawValue, isMoreComing: isMoreComing)
  }

  /// Sends what the kernel takes by a descriptor that somebody else owns.
  ///
  /// - Parameters:
  ///   - bytes: what to send.
  ///   - number: the descriptor.
  ///   - isMoreComing: true to let the kernel wait for more before it fills a packet.
  /// - Returns: how many bytes left.
  public static func send(
    _ bytes: UnsafeRawBufferPointer, to number: CInt, isMoreComing: Bool = false
  ) -> Transfer {
    let flags = CInt(MSG_NOSIGNAL) | (isMoreComing ? CInt(MSG_MORE) : 0)
    while true {
      let count = Glibc.send(number, bytes.baseAddress, bytes.count, flags)
      if let outcome = outcome(of: count) { return outcome }
    }
  }

  /// Tells the peer that nothing more will be sent.
  public borrowing func shutdownSending() {
    shutdown(rawValue, CInt(SHUT_WR))
  }

  /// Sets the number of unsent bytes above which the kernel takes no more, so that what waits
  /// stays where it can still be joined or dropped.
  ///
  /// - Parameter bytes: the number of bytes.
  public borrowing func limitUnsent(to bytes: CInt) {
    set(IPPROTO_TCP, TCP_NOTSENT_LOWAT, bytes)
  }

  /// The error with which the kernel has ended the connection, or 0; it is told once.
  public var pendingError: CInt {
    var error: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    getsockopt(rawValue, SOL_SOCKET, SO_ERROR, &error, &size)
    return error
  }

  /// Sets a socket option that the kernel is free to refuse.
  borrowing func set(_ level: Int, _ option: CInt, _ value: CInt) {
    var value = value
    setsockopt(rawValue, CInt(level), option, &value, socklen_t(MemoryLayout<CInt>.size))
  }

  /// Reads the result of a call; nil where a signal interrupted it, so that it must be repeated.
  private static func outcome(of count: Int) -> Transfer? {
    if count >= 0 { return .bytes(count) }
    switch errno {
    case EINTR: return nil
    case EAGAIN: return .wouldBlock
    default: return .failed(errno)
    }
  }
}
