import CLinux
import Glibc

/// What can be done with a descriptor, or is waited for.
public struct Readiness: OptionSet, Sendable {
  /// The bits as epoll counts them.
  public let rawValue: UInt32

  /// Makes a set.
  ///
  /// - Parameter rawValue: the bits as epoll counts them.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Bytes have come, the peer has ended its side, or somebody wants to connect.
  public static let input = Readiness(rawValue: EPOLLIN.rawValue)
  /// Bytes can leave.
  public static let output = Readiness(rawValue: EPOLLOUT.rawValue)
  /// Both sides have ended, or the connection has failed; told without being asked for.
  public static let ended = Readiness(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
}

/// Waits for many descriptors at once: the one place that knows epoll, level-triggered.
struct Poller: ~Copyable {
  private let descriptor: FileDescriptor
  private let events = UnsafeMutableBufferPointer<epoll_event>.allocate(capacity: 512)

  init() throws(SocketError) {
    let number = epoll_create1(CInt(EPOLL_CLOEXEC))
    guard number >= 0 else { throw .last("epoll_create1") }
    descriptor = FileDescriptor(owning: number)
  }

  deinit {
    events.deallocate()
  }

  func add(_ number: CInt, _ interest: Readiness, key: UInt64) throws(SocketError) {
    try control(EPOLL_CTL_ADD, number, interest, key)
  }

  func modify(_ number: CInt, _ interest: Readiness, key: UInt64) throws(SocketError) {
    try control(EPOLL_CTL_MOD, number, interest, key)
  }

  func remove(_ number: CInt) throws(SocketError) {
    try control(EPOLL_CTL_DEL, number, [], 0)
  }

  private func control(
    _ operation: CInt, _ number: CInt, _ interest: Readiness, _ key: UInt64
  ) throws(SocketError) {
    var event = epoll_event()
    event.events = interest.rawValue
    event.data.u64 = key
    guard epoll_ctl(descriptor.rawValue, operation, number, &event) == 0 else {
      throw .last("epoll_ctl")
    }
  }

  /// Waits until something is ready, a signal comes or the time is over; a negative time never is.
  func wait(milliseconds: CInt) throws(SocketError) -> Int {
    let count = epoll_wait(
      descriptor.rawValue, events.baseAddress, CInt(events.count), milliseconds)
    if count < 0, errno != EINTR { throw .last("epoll_wait") }
    return max(0, Int(count))
  }

  func event(_ index: Int) -> (key: UInt64, readiness: Readiness) {
    (events[index].data.u64, Readiness(rawValue: events[index].events))
  }
}
