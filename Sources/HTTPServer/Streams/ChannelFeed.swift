import Sockets

/// What one loop knows of one channel: the streams on that loop that follow it.
///
/// `isWoken` and `next` are guarded by the channel's lock, the rest belongs to the loop's thread.
final class ChannelFeed: @unchecked Sendable {
  struct Subscriber {
    let connection: Connection
    /// Which of the connection's subscriptions this is.
    let index: Int
  }

  let channel: EventChannel
  private let loop: EventLoop<Worker>
  /// Whether the loop has been told of new frames and has not looked at them.
  var isWoken = false
  /// The sequence number of the first frame that the loop has not looked at.
  var next: UInt64 = 0
  private(set) var subscribers: ContiguousArray<Subscriber> = []

  init(channel: EventChannel, loop: EventLoop<Worker>) {
    self.channel = channel
    self.loop = loop
  }

  func wake() {
    loop.post(.deliver(self))
  }

  /// Adds a stream.
  ///
  /// - Returns: its place, by which it is removed.
  func add(_ subscriber: Subscriber) -> Int {
    subscribers.append(subscriber)
    return subscribers.count - 1
  }

  /// Removes the stream at a place; the last stream moves there.
  func remove(at place: Int) {
    let last = subscribers.removeLast()
    guard place < subscribers.count else { return }
    subscribers[place] = last
    last.connection.moveSubscription(last.index, to: place)
  }
}
