import Sockets

extension Worker {
  private static let unsentBytes: CInt = 16 * 1_024
  private static let heartbeat = EventFrame.comment("")

  func open(_ stream: EventStream, on connection: Connection) {
    var head: [UInt8] = []
    context.encoder.encodeStreamHead(fields: stream.fields, date: date.current(), to: &head)
    head.append(contentsOf: retryFrame().bytes)
    head.append(contentsOf: Self.heartbeat.bytes)
    for frame in stream.opening { head.append(contentsOf: frame.bytes) }
    for subscription in stream.subscriptions {
      let reset = join(subscription, stream.form, connection)
      head.append(contentsOf: reset?.bytes ?? [])
    }
    connection.stream = StreamOutput(beginningWith: head, now: loop.now)
    connection.descriptor.limitUnsent(to: Self.unsentBytes)
    if stopToken != nil { scheduleEnd(of: connection) }
    sendBacklog(connection)
  }

  /// Lets a stream follow a channel.
  ///
  /// - Returns: the reset that the client needs first, if any.
  private func join(
    _ subscription: EventStream.Subscription, _ form: EventFrame.Form, _ connection: Connection
  ) -> EventFrame? {
    let feed = feed(of: subscription.channel, form)
    let start = subscription.channel.start(after: subscription.after, feed: feed)
    let place = feed.add(
      .init(
        connection: connection, index: connection.subscriptions.count,
        socket: connection.descriptor.rawValue, cursor: start.cursor))
    connection.subscriptions.append(.init(feed: feed, place: place))
    return start.reset
  }

  private func feed(of channel: EventChannel, _ form: EventFrame.Form) -> ChannelFeed {
    let key = FeedKey(channel: ObjectIdentifier(channel), form: form)
    if let feed = feeds[key] { return feed }
    let feed = ChannelFeed(channel: channel, form: form, loop: loop)
    feeds[key] = feed
    return feed
  }

  private func retryFrame() -> EventFrame {
    .retry(milliseconds: context.configuration.random(context.configuration.retryMilliseconds))
  }

  /// The stream has been quiet, has not drained, or is to end since the server ends.
  func timeOutStream(_ connection: Connection) {
    if let end = connection.streamEnd, end <= loop.now {
      connection.stream?.append(retryFrame().bytes)
      _ = connection.stream?.isBlocked == false && sendOwn(connection)
      close(connection)
    } else if connection.stream?.isBlocked == true {
      drop(connection, .stalled)
    } else {
      connection.stream?.append(Self.heartbeat.bytes)
      _ = sendOwn(connection)
    }
  }

  /// Ends a stream within the time over which all ends are spread.
  func scheduleEnd(of connection: Connection) {
    let spread = Int(context.configuration.streamEndSpread.nanoseconds)
    let delay = context.configuration.random(0...max(0, spread))
    connection.streamEnd = loop.now + .nanoseconds(delay)
    settle(connection)
  }

  func closeStream(_ connection: Connection) {
    connection.stream = nil
    while let subscription = connection.subscriptions.popLast() {
      let feed = subscription.feed
      feed.remove(at: subscription.place)
      guard feed.subscribers.isEmpty else { continue }
      feed.channel.detach(feed)
      feeds[FeedKey(channel: ObjectIdentifier(feed.channel), form: feed.form)] = nil
    }
    connection.onStreamClose?()
    connection.onStreamClose = nil
  }
}

/// A channel in one form, by which a loop finds its feed.
struct FeedKey: Hashable {
  let channel: ObjectIdentifier
  let form: EventFrame.Form
}
