import Sockets

/// What one loop does: it owns its connections for their whole lives and carries out what their
/// machines decide.
///
/// Everything but `take` belongs to the loop's thread, which is what makes the class safe to share.
final class Worker: EventLoopService, @unchecked Sendable {
  typealias Token = EventLoop<Worker>.Token

  enum Message: Sendable {
    /// Serve a connection; its descriptor is owned by the message.
    case adopt(CInt, SocketAddress, ConnectionCensus.Admission)
    case answer(Token, Responder.Answer)
    case deliver(ChannelFeed)
    /// Accept again, since a descriptor is free.
    case resumeAccepting
    /// Tell what has been counted.
    case count(@Sendable (ServerStatistics) -> Void)
    case stop(by: MonotonicInstant)
  }

  let loop: EventLoop<Worker>
  /// The loop that accepts.
  let acceptingLoop: EventLoop<Worker>
  let context: ServerContext
  var acceptor: Acceptor?
  var connections: ContiguousArray<Connection?> = []
  var connectionCount = 0
  var feeds: [FeedKey: ChannelFeed] = [:]
  /// What is received goes here first; one buffer serves all connections.
  let received = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1_024, alignment: 16)
  /// The frames of the broadcast in progress, and those for one stream that is behind.
  var batch = FrameBatch()
  var backlog = FrameBatch()
  var date = HTTPDate()
  /// What the loop has counted; what there is now is counted when somebody asks.
  var statistics = ServerStatistics()
  /// The slot whose deadline ends a graceful stop; nil while the server runs.
  var stopToken: Token?

  init(loop: EventLoop<Worker>, acceptingLoop: EventLoop<Worker>, context: ServerContext) {
    self.loop = loop
    self.acceptingLoop = acceptingLoop
    self.context = context
  }

  deinit {
    received.deallocate()
  }

  func receive(_ message: Message) {
    switch message {
    case .adopt(let number, let peer, let admission):
      adopt(FileDescriptor(owning: number), peer, admission)
    case .answer(let token, let answer):
      self.answer(token, answer)
    case .deliver(let feed):
      deliver(feed)
    case .resumeAccepting:
      acceptor?.resume()
    case .count(let tell):
      tell(count())
    case .stop(let deadline):
      stop(by: deadline)
    }
  }

  func ready(_ slot: Int, _ readiness: Readiness) {
    if let acceptor, acceptor.owns(slot) {
      acceptor.acceptWaiting(slot, for: self)
      return
    }
    guard let connection = connections[slot] else { return }
    if !readiness.isDisjoint(with: .ended) {
      closeEnded(connection, connection.descriptor.pendingError)
      return
    }
    if readiness.contains(.input) { receive(on: connection) }
    if readiness.contains(.output), connection.stream != nil {
      connection.stream?.didUnblock()
      sendBacklog(connection)
    }
    pump(connection)
  }

  func expired(_ slot: Int) {
    if slot == stopToken?.slot {
      for case let connection? in connections { close(connection) }
    } else if let acceptor, acceptor.owns(slot) {
      acceptor.clockDidExpire()
    } else if let connection = connections[slot] {
      connection.scheduled = nil
      if let deadline = deadline(of: connection), deadline <= loop.now { timeOut(connection) }
      pump(connection)
    }
  }
}
