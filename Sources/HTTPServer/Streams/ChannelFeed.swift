import Sockets

/// What one loop knows of one channel: the streams on that loop that follow it, all in one form.
///
/// `wokenAt` and `next` are guarded by the channel's lock, the rest belongs to the loop's thread.
final class ChannelFeed: @unchecked Sendable {
  struct Subscriber {
    let connection: Connection
    /// Which of the connection's subscriptions this is.
    let index: Int
    /// The sequence number of the next frame that the stream gets.
    var cursor: UInt64
  }

  let channel: EventChannel
  let form: EventFrame.Form
  private let loop: EventLoop<Worker>
  /// When the loop was told of new frames; nil once it has looked at them.
  var wokenAt: MonotonicInstant?
  /// The sequence number of the first frame that the loop has not looked at.
  var next: UInt64 = 0
  var subscribers: ContiguousArray<Subscriber> = []

  init(channel: EventChannel, form: EventFrame.Form, loop: EventLoop<Worker>) {
    self.channel = channel
    self.form = form
    self.loop = loop
  }

  func wake(at now: MonotonicInstant) {
    wokenAt = now
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
