import Foundation
import Synchronization

/// One thread that waits for descriptors, deadlines and messages, and hands them to its service.
///
/// All but `post` and `isCurrent` belongs to the loop's thread once the loop runs, which is what
/// makes the class safe to share.
public final class EventLoop<Service: EventLoopService>: @unchecked Sendable {
  /// A slot in the hands of one holder.
  public typealias Token = SlotTable.Token

  private static var mailboxKey: UInt64 { .max }

  private let poller: Poller
  private let mailbox: Mailbox<Service.Message>
  private var slots = SlotTable()
  private var timers: TimerWheel
  private var messages: [Service.Message] = []
  private var isStopping = false
  /// The loop's thread, or 0 while there is none.
  private let thread = Atomic<UInt>(0)

  /// The clock, read once a turn.
  public private(set) var now: MonotonicInstant

  /// Makes a loop that does not run yet.
  ///
  /// - Throws: an error if the system has no descriptor left.
  public init() throws(SocketError) {
    now = .now
    timers = TimerWheel(now: now)
    poller = try Poller()
    mailbox = try Mailbox()
    try poller.add(mailbox.descriptor.rawValue, .input, key: Self.mailboxKey)
  }

  /// Serves on a new thread until the service calls `stop`.
  ///
  /// - Parameters:
  ///   - service: what the loop serves.
  ///   - name: the thread's name.
  ///   - onExit: called when the loop has ended.
  public func start(
    _ service: sending Service, name: String, onExit: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let service = service
    let thread = Thread { [self] in
      self.thread.store(UInt(pthread_self()), ordering: .releasing)
      run(service)
      onExit()
    }
    thread.name = name
    thread.start()
  }

  /// Gives the service a message, from any thread.
  ///
  /// - Parameter message: the message.
  /// - Returns: false if the loop has ended, so that the message reaches nobody.
  @discardableResult
  public func post(_ message: Service.Message) -> Bool {
    mailbox.post(message)
  }

  /// Whether the caller is on the loop's thread.
  public var isCurrent: Bool {
    thread.load(ordering: .acquiring) == UInt(pthread_self())
  }

  /// Ends the loop after this turn.
  public func stop() {
    isStopping = true
  }
}

extension EventLoop {
  /// Takes a slot that can have a deadline.
  ///
  /// - Returns: the slot's token.
  public func takeSlot() -> Token {
    slots.take()
  }

  /// Frees a slot, whose deadline is dropped and whose events are told no more.
  ///
  /// - Parameter token: the slot's token.
  public func releaseSlot(_ token: Token) {
    timers.cancel(token.slot)
    slots.release(token)
  }

  /// Tells whether a slot is still in the hands of the token's holder.
  ///
  /// - Parameter token: the token.
  /// - Returns: false once the slot was freed.
  public func isCurrent(_ token: Token) -> Bool {
    slots.isCurrent(token)
  }

  /// Begins to watch a descriptor; closing it ends that.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor.
  ///   - interest: what to wait for.
  ///   - token: the slot that is told.
  /// - Throws: an error if the kernel has no memory left for it.
  public func watch(
    _ descriptor: borrowing FileDescriptor, for interest: Readiness, as token: Token
  ) throws(SocketError) {
    try poller.add(descriptor.rawValue, interest, key: token.bits)
  }

  /// Waits for something else on a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: a descriptor that is watched.
  ///   - interest: what to wait for.
  ///   - token: the slot that is told.
  public func change(
    _ descriptor: borrowing FileDescriptor, to interest: Readiness, as token: Token
  ) {
    do {
      try poller.modify(descriptor.rawValue, interest, key: token.bits)
    } catch {
      preconditionFailure("The slot \(token.slot) is not watched: \(error)")
    }
  }

  /// Sets the deadline of a slot in the place of the one it had.
  ///
  /// - Parameters:
  ///   - token: the slot's token.
  ///   - deadline: the instant.
  public func schedule(_ token: Token, at deadline: MonotonicInstant) {
    timers.schedule(token.slot, at: deadline)
  }
}

extension EventLoop {
  private func run(_ service: Service) {
    while !isStopping {
      let count = waitForEvents()
      now = .now
      for index in 0..<count { deliver(poller.event(index), to: service) }
      timers.advance(to: now)
      while let slot = timers.popDue() { service.expired(slot) }
    }
    mailbox.close(into: &messages)
    handMessages(to: service)
  }

  private func waitForEvents() -> Int {
    do {
      return try poller.wait(milliseconds: millisecondsToWait())
    } catch {
      preconditionFailure("The loop cannot wait: \(error)")
    }
  }

  /// Rounded up, so that the loop does not turn without work just before a deadline.
  private func millisecondsToWait() -> CInt {
    guard let next = timers.nextAdvance else { return -1 }
    let nanoseconds = next.nanoseconds - MonotonicInstant.now.nanoseconds
    return CInt(clamping: max(0, (nanoseconds + 999_999) / 1_000_000))
  }

  private func handMessages(to service: Service) {
    for message in messages { service.receive(message) }
    messages.removeAll(keepingCapacity: true)
  }

  private func deliver(_ event: (key: UInt64, readiness: Readiness), to service: Service) {
    if event.key == Self.mailboxKey {
      mailbox.take(into: &messages)
      handMessages(to: service)
      return
    }
    // An event of this turn may be about a descriptor that was closed earlier in it.
    let token = Token(bits: event.key)
    if slots.isCurrent(token) { service.ready(token.slot, event.readiness) }
  }
}
