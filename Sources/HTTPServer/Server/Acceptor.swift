import Glibc
import Sockets
import Synchronization

/// Takes connections and hands them to the loops in turn; it runs on the first loop.
final class Acceptor {
  private final class Entry {
    let listener: Listener
    let token: Worker.Token

    init(_ listener: consuming Listener, _ token: Worker.Token) {
      self.listener = listener
      self.token = token
    }
  }

  private static let acceptsPerTurn = 32

  private let context: ServerContext
  private let loops: [EventLoop<Worker>]
  private var nextLoop = 0
  private var entries: [Entry] = []
  /// Given up when no descriptor is left, so that one client at a time can be told so.
  private var reserve: FileDescriptor?
  /// Whether descriptors ran out and clients have waited ever since.
  private var isExhausted = false
  private var dismissals = Dismissals()
  /// The slot whose deadline ends a pause and lets dismissed connections leave.
  private let clock: Worker.Token
  private var isPaused = false

  init(context: ServerContext, loops: [EventLoop<Worker>]) {
    self.context = context
    self.loops = loops
    clock = loops[0].takeSlot()
    openReserve()
  }

  func add(_ listener: consuming Listener) throws(SocketError) {
    let entry = Entry(listener, loops[0].takeSlot())
    try loops[0].watch(entry.listener.descriptor, for: .input, as: entry.token)
    entries.append(entry)
  }

  func owns(_ slot: Int) -> Bool {
    clock.slot == slot || entries.contains { $0.token.slot == slot }
  }

  func acceptWaiting(_ slot: Int, for worker: Worker) {
    guard let entry = entries.first(where: { $0.token.slot == slot }) else { return }
    for _ in 0..<Self.acceptsPerTurn {
      switch entry.listener.accept() {
      case .connection(let descriptor, let peer):
        place(descriptor, peer, worker)
      case .none:
        isExhausted = false
        return
      case .aborted:
        continue
      case .exhausted(let code):
        // Without the reserve, the one who is being told sits in its place.
        if reserve != nil, dismissals.endOldest() { continue }
        if !isExhausted { context.configuration.onExhaustion(code) }
        isExhausted = true
        dismissOne(entry, worker)
        pause()
        return
      }
    }
  }

  private func place(
    _ descriptor: consuming FileDescriptor, _ peer: SocketAddress, _ worker: Worker
  ) {
    let admission = context.census.admit(context.counted(peer))
    if case .refused = admission {
      dismiss(descriptor, peer, worker)
      return
    }
    worker.statistics.acceptedConnections += 1
    let loop = loops[nextLoop]
    nextLoop = (nextLoop + 1) % loops.count
    if loop === worker.loop {
      worker.adopt(descriptor, peer, admission)
    } else {
      loop.post(.adopt(descriptor.release(), peer, admission))
    }
  }

  /// Answers 503 without waiting for the request.
  private func dismiss(
    _ descriptor: consuming FileDescriptor, _ peer: SocketAddress, _ worker: Worker
  ) {
    var bytes: [UInt8] = []
    var date = HTTPDate()
    let response = worker.reject(nil, of: peer, .atCapacity)
    context.encoder.encodeHead(of: response, closes: true, date: date.current(), to: &bytes)
    bytes.append(contentsOf: response.body)
    _ = bytes.withUnsafeBytes { descriptor.send($0) }
    if dismissals.isEmpty { startClock() }
    dismissals.add(descriptor)
  }

  private func dismissOne(_ entry: Entry, _ worker: Worker) {
    reserve = nil
    if case .connection(let descriptor, let peer) = entry.listener.accept() {
      dismiss(descriptor, peer, worker)
    }
  }

  private func openReserve() {
    let number = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if number >= 0 { reserve = FileDescriptor(owning: number) }
  }

  private func startClock() {
    loops[0].schedule(clock, at: loops[0].now + Dismissals.interval)
  }

  /// Those who wait stay in the kernel's queue; listening on would turn the loop without a rest.
  private func pause() {
    isPaused = true
    listen(for: [])
    startClock()
    context.isDescriptorAwaited.store(true, ordering: .relaxed)
  }

  /// Lets those leave who were told long enough ago, and tries anew.
  func clockDidExpire() {
    dismissals.age()
    if !dismissals.isEmpty { startClock() }
    resume()
  }

  /// Ends a pause; a descriptor that is free again is the reserve first.
  func resume() {
    guard isPaused else { return }
    isPaused = false
    context.isDescriptorAwaited.store(false, ordering: .relaxed)
    if reserve == nil { openReserve() }
    listen(for: .input)
  }

  private func listen(for interest: Readiness) {
    for entry in entries {
      loops[0].change(entry.listener.descriptor, to: interest, as: entry.token)
    }
  }

  /// Takes those who have come, closes the listeners and passes the word on to the other loops.
  func stop(by deadline: MonotonicInstant, for worker: Worker) {
    for entry in entries {
      for _ in 0..<Listener.backlog {
        guard case .connection(let descriptor, let peer) = entry.listener.accept() else { break }
        place(descriptor, peer, worker)
      }
      loops[0].releaseSlot(entry.token)
    }
    entries = []
    loops[0].releaseSlot(clock)
    for other in loops.dropFirst() { other.post(.stop(by: deadline)) }
  }
}
