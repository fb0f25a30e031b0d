import Glibc
import Sockets

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
  private static let pause = Duration.milliseconds(250)

  private let context: ServerContext
  private let loops: [EventLoop<Worker>]
  private var nextLoop = 0
  private var entries: [Entry] = []
  /// Given up when no descriptor is left, so that one client at a time can be told so.
  private var reserve: FileDescriptor?
  private var isExhausted = false

  init(context: ServerContext, loops: [EventLoop<Worker>]) {
    self.context = context
    self.loops = loops
    openReserve()
  }

  func add(_ listener: consuming Listener) throws(SocketError) {
    let entry = Entry(listener, loops[0].takeSlot())
    try loops[0].watch(entry.listener.descriptor, for: .input, as: entry.token)
    entries.append(entry)
  }

  func owns(_ slot: Int) -> Bool {
    entries.contains { $0.token.slot == slot }
  }

  func acceptWaiting(_ slot: Int, for worker: Worker) {
    guard let entry = entries.first(where: { $0.token.slot == slot }) else { return }
    for _ in 0..<Self.acceptsPerTurn {
      switch entry.listener.accept() {
      case .connection(let descriptor, let peer):
        isExhausted = false
        place(descriptor, peer, worker)
      case .none:
        return
      case .aborted:
        continue
      case .exhausted(let code):
        if !isExhausted { context.configuration.onExhaustion(code) }
        isExhausted = true
        worker.countRejection(.atCapacity)
        refuseOne(entry)
        pauseAll(on: worker.loop)
        return
      }
    }
  }

  private func place(
    _ descriptor: consuming FileDescriptor, _ peer: SocketAddress, _ worker: Worker
  ) {
    let admission = context.census.admit(context.counted(peer))
    if case .refused = admission {
      worker.countRejection(.atCapacity)
      refuse(descriptor)
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

  /// Answers 503 without reading the request; what has come of it is taken from the kernel, which
  /// would otherwise reset the connection and lose the answer.
  private func refuse(_ descriptor: consuming FileDescriptor) {
    var bytes: [UInt8] = []
    var date = HTTPDate()
    let response = context.capacityResponse
    context.encoder.encodeHead(of: response, closes: true, date: date.current(), to: &bytes)
    bytes.append(contentsOf: response.body)
    _ = bytes.withUnsafeBytes { descriptor.send($0) }
    descriptor.shutdownSending()
    withUnsafeTemporaryAllocation(byteCount: 16 * 1_024, alignment: 1) {
      _ = descriptor.receive(into: $0)
    }
  }

  private func refuseOne(_ entry: Entry) {
    reserve = nil
    if case .connection(let descriptor, _) = entry.listener.accept() { refuse(descriptor) }
    openReserve()
  }

  private func openReserve() {
    let number = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if number >= 0 { reserve = FileDescriptor(owning: number) }
  }

  /// Those who wait stay in the kernel's queue; listening on would turn the loop without a rest.
  private func pauseAll(on loop: EventLoop<Worker>) {
    for entry in entries {
      loop.change(entry.listener.descriptor, to: [], as: entry.token)
      loop.schedule(entry.token, at: loop.now + Self.pause)
    }
  }

  func resume(_ slot: Int, on loop: EventLoop<Worker>) {
    for entry in entries where entry.token.slot == slot {
      if reserve == nil { openReserve() }
      loop.change(entry.listener.descriptor, to: .input, as: entry.token)
    }
  }

  /// Closes the listeners and passes the word on to the other loops.
  func stop(by deadline: MonotonicInstant, on loop: EventLoop<Worker>) {
    for entry in entries { loop.releaseSlot(entry.token) }
    entries = []
    for other in loops where other !== loop { other.post(.stop(by: deadline)) }
  }
}
