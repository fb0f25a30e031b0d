import Foundation
import Sockets

/// A sequence of events that any number of streams follow; every event is formatted once, and a
/// stream is no more than a cursor into the recent ones.
public final class EventChannel: Sendable {
  /// How much a channel keeps for streams that come late or read slowly.
  public struct Limits: Sendable {
    /// How many frames are kept.
    public var retainedFrames = 1_000
    /// How many bytes of frames are kept; a stream with more than that waiting has lost its place.
    public var retainedBytes = 256 * 1024
    /// How large a frame may be; a reset takes the place of a larger one.
    public var frameBytes = 64 * 1024

    /// Makes the limits that suit a board.
    public init() {}
  }

  private let limits: Limits
  private let reset: @Sendable (_ position: String) -> EventFrame
  private let lock = NSLock()
  // These are guarded by `lock`.
  private nonisolated(unsafe) var log: EventLog
  private nonisolated(unsafe) var feeds: [ChannelFeed] = []
  private nonisolated(unsafe) var isClosed = false
  private nonisolated(unsafe) var hasLastFrame = false

  /// Makes a channel without events.
  ///
  /// - Parameters:
  ///   - position: the position of a stream that has all there is so far.
  ///   - limits: how much is kept.
  ///   - reset: formats the frame that tells a client to fetch the state anew at a position, since
  ///     the events up to there cannot be had; it may not call the channel.
  public init(
    position: String, limits: Limits = Limits(),
    reset: @escaping @Sendable (_ position: String) -> EventFrame
  ) {
    self.limits = limits
    self.reset = reset
    self.log = EventLog(position: position, limits: limits)
  }

  /// The position of a stream that has all events.
  public var position: String {
    lock.withLock { log.position }
  }

  /// Sends an event to all streams, from any thread; nothing is sent once the channel is closed.
  ///
  /// - Parameter frame: the event; where it is larger than a frame may be, a reset takes its place.
  /// - Complexity: O(loops): each loop with streams is woken once.
  public func publish(_ frame: EventFrame) {
    lock.withLock {
      guard !isClosed else { return }
      log.append(fitting(frame))
      wakeFeeds()
    }
  }

  /// Ends all streams once they have what was published, and those that open later at once.
  ///
  /// - Parameter frame: a last event, which streams that open later get too.
  public func close(with frame: EventFrame? = nil) {
    lock.withLock {
      guard !isClosed else { return }
      if let frame {
        log.append(fitting(frame))
        hasLastFrame = true
      }
      isClosed = true
      wakeFeeds()
    }
  }

  private func fitting(_ frame: EventFrame) -> EventFrame {
    guard frame.bytes.count > limits.frameBytes else { return frame }
    let position = frame.position ?? log.position
    return reset(position).at(frame.position)
  }

  private func wakeFeeds() {
    let now = MonotonicInstant.now
    for feed in feeds where feed.wokenAt == nil { feed.wake(at: now) }
  }
}

extension EventChannel {
  /// Where a stream begins: its cursor, and the reset that it needs first.
  struct Start {
    var cursor: UInt64
    var reset: EventFrame?
  }

  /// Begins a stream and lets a loop's feed know of all that is published from now on.
  func start(after position: String?, feed: ChannelFeed) -> Start {
    lock.withLock {
      if !feeds.contains(where: { $0 === feed }) {
        feeds.append(feed)
        feed.next = log.next
      }
      let present = hasLastFrame ? log.next - 1 : log.next
      guard let cursor = log.cursor(after: position) else {
        return Start(cursor: present, reset: reset(log.position))
      }
      return Start(cursor: min(cursor, present))
    }
  }

  func detach(_ feed: ChannelFeed) {
    lock.withLock { feeds.removeAll { $0 === feed } }
  }

  /// What a loop finds when it looks for new frames.
  struct News {
    /// The oldest frame that is retained: a cursor before it has lost its place.
    var oldest: UInt64
    var isClosed: Bool
    /// When the oldest frame that the feed had not seen was published.
    var publishedAt: MonotonicInstant?
  }

  /// Takes the frames that a feed has not seen.
  func takeNews(for feed: ChannelFeed, into batch: inout FrameBatch) -> News {
    lock.withLock {
      defer { feed.wokenAt = nil }
      log.copy(from: feed.next, feed.form, into: &batch)
      feed.next = log.next
      return News(oldest: log.oldest, isClosed: isClosed, publishedAt: feed.wokenAt)
    }
  }

  /// How many bytes of frames follow a cursor.
  func byteCount(from cursor: UInt64) -> Int {
    lock.withLock { log.byteCount(from: cursor) }
  }

  /// What a stream that is behind finds.
  enum Backlog {
    case frames
    /// Nothing is left to send; with `isClosed`, nothing will come.
    case none(isClosed: Bool)
    case lost(Start)
  }

  /// Copies what a stream lacks, a part at a time.
  func copyBacklog(
    from cursor: UInt64, _ form: EventFrame.Form, byteLimit: Int, into batch: inout FrameBatch
  ) -> Backlog {
    lock.withLock {
      if cursor == log.next { return .none(isClosed: isClosed) }
      if cursor < log.oldest {
        return .lost(Start(cursor: log.next, reset: reset(log.position)))
      }
      log.copy(from: cursor, form, byteLimit: byteLimit, into: &batch)
      return .frames
    }
  }
}
