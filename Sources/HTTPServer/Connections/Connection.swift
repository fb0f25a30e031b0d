import Sockets

/// A connection as its loop holds it: the socket, the pure machine that decides, and what waits to
/// leave.
final class Connection {
  /// A channel that the connection's stream follows.
  struct Subscription {
    let feed: ChannelFeed
    /// Where the connection stands among the feed's subscribers.
    var place: Int
  }

  let descriptor: FileDescriptor
  let token: EventLoop<Worker>.Token
  let peer: SocketAddress
  let admission: ConnectionCensus.Admission
  /// The address among whose connections this one is counted.
  var counted: IPAddress?
  var machine: HTTPConnection
  var output = OutputQueue()
  /// What epoll waits for on the socket.
  var interest: Readiness = .input
  /// When the loop will next look at the deadline.
  var scheduled: MonotonicInstant?
  var isPumping = false
  var isClosed = false

  var stream: StreamOutput?
  /// Whether the feeds know that the stream is blocked.
  private var isParked = false
  var subscriptions: [Subscription] = []
  /// When the stream ends since the server ends.
  var streamEnd: MonotonicInstant?
  var onStreamClose: (@Sendable () -> Void)?

  init(
    descriptor: consuming FileDescriptor, token: EventLoop<Worker>.Token, peer: SocketAddress,
    admission: ConnectionCensus.Admission, counted: IPAddress?, machine: HTTPConnection
  ) {
    self.descriptor = descriptor
    self.token = token
    self.peer = peer
    self.admission = admission
    self.counted = counted
    self.machine = machine
  }

  /// Lets the feeds know whether the stream takes what comes.
  func tellFeeds() {
    guard let isBlocked = stream?.isBlocked, isBlocked != isParked else { return }
    isParked = isBlocked
    for subscription in subscriptions {
      subscription.feed.subscribers[subscription.place].isBlocked = isBlocked
    }
  }

  func moveSubscription(_ index: Int, to place: Int) {
    subscriptions[index].place = place
  }
}
