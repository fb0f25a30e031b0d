/// What one client follows: one or several channels, each from a position of its own.
public struct EventStream: Sendable {
  /// A channel, and where in it a stream begins.
  public struct Subscription: Sendable {
    /// The channel.
    public var channel: EventChannel
    /// The position after which the stream begins; nil for now.
    public var after: String?

    /// Makes a subscription.
    ///
    /// - Parameters:
    ///   - channel: the channel.
    ///   - after: the position after which the stream begins; nil for now.
    public init(channel: EventChannel, after: String? = nil) {
      self.channel = channel
      self.after = after
    }
  }

  /// The channels; their events come in the order in which they are published per channel.
  public var subscriptions: [Subscription]
  /// Whether the events tell their ids; those of several channels had better not, since one
  /// `Last-Event-ID` cannot say where the client is in each of them.
  public var carriesIDs = true
  /// Fields of the answer besides those that every stream has.
  public var fields = HTTPFields()
  /// Frames for this client only, sent before those of the channels.
  public var opening: [EventFrame]
  /// Called once when the stream has ended, or could not open since the client had gone; it runs on
  /// the loop's thread and may not block.
  public var onClose: (@Sendable () -> Void)?

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - subscriptions: the channels to follow.
  ///   - opening: frames for this client only, sent first.
  ///   - onClose: called once when the stream has ended, on the loop's thread; it may not block.
  public init(
    _ subscriptions: [Subscription], opening: [EventFrame] = [],
    onClose: (@Sendable () -> Void)? = nil
  ) {
    self.subscriptions = subscriptions
    self.opening = opening
    self.onClose = onClose
  }

  var form: EventFrame.Form { carriesIDs ? .withIDs : .withoutIDs }
}
