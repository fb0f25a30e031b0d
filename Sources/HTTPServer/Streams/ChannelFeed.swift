import Sockets

/// What one loop knows of one channel: the streams on that loop that follow it, all in one form.
///
/// `wokenAt` and `next` are guarded by the channel's lock, the rest belongs to the loop's thread.
final class ChannelFeed: @unchecked Sendable {
  /// A stream, with all that a delivery needs: what lies elsewhere in memory would cost more to look
  /// at than all else that is done for it here.
  struct Subscriber {
    let connection: Connection
    /// Which of the connection's subscriptions this is.
    let index: Int
    /// The connection's socket, which is open while the stream is here.
    let socket: CInt
    /// Whether the stream takes nothing for now.
    var isBlocked = false
    /// The sequence number of the next frame that the stream gets.
    var cursor: UInt64

    /// Whether frames that begin at a cursor are what the stream gets next, and takes.
    func takes(_ first: UInt64) -> Bool { !isBlocked && cursor == first }
  }

  let channel: EventChannel
  let form: EventFrame.Form
  private let loop: EventLoop<Worker>
  /// When the loop was told of new frames; nil once it has looked at them.
  var wokenAt: MonotonicInstant?
  /// The sequence number of the first frame that the loop has not looked at.
  var next: UInt64 = 0
  var subscribers: ContiguousArray<Subscriber> = []
  /// When something was last sent to all streams that take what comes.
  var deliveredAt: MonotonicInstant

  init(channel: EventChannel, form: EventFrame.Form, loop: EventLoop<Worker>) {
    self.channel = channel
    self.form = form
    self.loop = loop
    deliveredAt = loop.now
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
