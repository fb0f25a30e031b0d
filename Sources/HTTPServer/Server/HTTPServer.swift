import Foundation
import Sockets

/// An HTTP/1.1 server: one event loop for each core, and a handler that answers.
public final class HTTPServer: Sendable {
  private let configuration: Configuration
  private let handler: any HTTPHandler
  private let lock = NSLock()
  // These are guarded by `lock`.
  private nonisolated(unsafe) var loops: [EventLoop<Worker>] = []
  private nonisolated(unsafe) var runningLoops = 0
  private nonisolated(unsafe) var waiters: [CheckedContinuation<Void, Never>] = []

  /// Makes a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - configuration: where to listen and what to allow.
  ///   - handler: answers the requests.
  public init(configuration: Configuration, handler: any HTTPHandler) {
    precondition(configuration.loopCount > 0, "A server needs at least one loop")
    precondition(configuration.leastSendRate > 0, "Nothing is sent in no time")
    self.configuration = configuration
    self.handler = handler
  }

  /// Begins to listen and serve; the process then ignores SIGPIPE and may open as many descriptors
  /// as the system lets it.
  ///
  /// - Returns: the port, which matters where port 0 was asked for; 0 if there is none.
  /// - Throws: an error that tells what keeps the server from listening there.
  @discardableResult
  public func start() throws(SocketError) -> Int {
    ServerProcess.ignoreBrokenPipes()
    let context = ServerContext(
      configuration: configuration, handler: handler,
      descriptorLimit: ServerProcess.raiseDescriptorLimit())
    var loops: [EventLoop<Worker>] = []
    for _ in 0..<configuration.loopCount { loops.append(try EventLoop()) }
    let acceptor = Acceptor(context: context, loops: loops)
    let addresses = try listen(acceptor)
    lock.withLock {
      precondition(self.loops.isEmpty, "A server is started once")
      self.loops = loops
      runningLoops = loops.count
    }
    configuration.monitor.watch(loops)
    for (index, loop) in loops.enumerated() {
      let worker = Worker(loop: loop, acceptingLoop: loops[0], context: context)
      if index == 0 { worker.acceptor = acceptor }
      loop.start(worker, name: "http-\(index)") { self.loopDidEnd() }
    }
    return addresses.lazy.compactMap(\.port).first ?? 0
  }

  private func listen(_ acceptor: Acceptor) throws(SocketError) -> [SocketAddress] {
    var addresses: [SocketAddress] = []
    func add(_ listener: consuming Listener) throws(SocketError) {
      addresses.append(listener.address)
      listener.giveUpPeers(after: configuration.stallTimeout)
      try acceptor.add(listener)
    }
    if !configuration.inheritedSockets.isEmpty {
      for number in configuration.inheritedSockets { try add(Listener(inheriting: number)) }
    } else if let path = configuration.socketPath {
      try add(Listener(path: path))
    } else {
      try Listener.open(host: configuration.host, port: configuration.port, add)
    }
    return addresses
  }

  /// Stops gracefully: no new connections, streams end over a short spread and tell their clients
  /// when to come back, requests in flight are answered.
  ///
  /// - Parameter limit: when this time is over, what is left is closed.
  public func stop(within limit: Duration = .seconds(10)) async {
    await withCheckedContinuation { continuation in
      let isDone = lock.withLock {
        if runningLoops > 0 { waiters.append(continuation) }
        loops.first?.post(.stop(by: .now + limit))
        return runningLoops == 0
      }
      if isDone { continuation.resume() }
    }
  }

  private func loopDidEnd() {
    let ready = lock.withLock {
      runningLoops -= 1
      guard runningLoops == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { waiters = [] }
      return waiters
    }
    for waiter in ready { waiter.resume() }
  }
}
