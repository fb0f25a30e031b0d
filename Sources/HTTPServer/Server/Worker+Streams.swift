import Sockets

extension Worker {
  private static let backlogBytes = 64 * 1_024
  private static let unsentBytes: CInt = 16 * 1_024
  private static let heartbeat = EventFrame.comment("")

  func open(_ stream: EventStream, on connection: Connection) {
    var head: [UInt8] = []
    context.encoder.encodeStreamHead(fields: stream.fields, date: date.current(), to: &head)
    head.append(contentsOf: retryFrame().bytes)
    head.append(contentsOf: Self.heartbeat.bytes)
    for frame in stream.opening { head.append(contentsOf: frame.bytes) }
    let starts = stream.subscriptions.enumerated().map { index, subscription in
      join(subscription, connection, index: index)
    }
    var output = StreamOutput(cursors: starts.map(\.cursor), now: loop.now)
    output.append(head)
    for start in starts { output.append(start.reset?.bytes ?? []) }
    connection.stream = output
    connection.descriptor.limitUnsent(to: Self.unsentBytes)
    if stopToken != nil { scheduleEnd(of: connection) }
    sendBacklog(connection)
  }

  private func join(
    _ subscription: EventStream.Subscription, _ connection: Connection, index: Int
  ) -> EventChannel.Start {
    let channel = subscription.channel
    let feed = feeds[ObjectIdentifier(channel)] ?? ChannelFeed(channel: channel, loop: loop)
    feeds[ObjectIdentifier(channel)] = feed
    let place = feed.add(.init(connection: connection, index: index))
    connection.subscriptions.append(.init(feed: feed, place: place))
    return channel.start(after: subscription.after, feed: feed)
  }

  private func retryFrame() -> EventFrame {
    .retry(milliseconds: context.configuration.random(context.configuration.retryMilliseconds))
  }

  /// Sends what is new in a channel to all streams that follow it.
  func deliver(_ feed: ChannelFeed) {
    let news = feed.channel.takeNews(for: feed, into: &batch)
    // Backwards, since a stream that ends gives its place to the last one.
    var place = feed.subscribers.count - 1
    while place >= 0 {
      deliver(news, to: feed.subscribers[place])
      place = min(place, feed.subscribers.count) - 1
    }
  }

  private func deliver(_ news: EventChannel.News, to subscriber: ChannelFeed.Subscriber) {
    let connection = subscriber.connection
    guard let cursor = connection.stream?.cursors[subscriber.index] else { return }
    if connection.stream?.isBlocked == true {
      // What this stream has not taken yet is no longer kept.
      if cursor < news.oldest { close(connection) }
      return
    }
    if cursor == batch.first, !batch.ends.isEmpty {
      if !send(batch, on: connection, subscriber.index) { settle(connection) }
    } else if cursor < batch.end {
      sendBacklog(connection)
    }
    if news.isClosed { sendBacklog(connection) }
  }

  /// Sends all that a stream lacks, or as much of it as the kernel takes.
  func sendBacklog(_ connection: Connection) {
    guard sendOwn(connection) else { return settle(connection) }
    var hasOpenChannel = false
    for index in connection.subscriptions.indices {
      guard let isOpen = sendBacklog(connection, index) else { return settle(connection) }
      hasOpenChannel = hasOpenChannel || isOpen
    }
    if !hasOpenChannel { close(connection) }
  }

  /// Sends what a stream lacks of one channel: nil if the kernel does not take all of it, else
  /// whether more can come.
  private func sendBacklog(_ connection: Connection, _ index: Int) -> Bool? {
    let channel = connection.subscriptions[index].feed.channel
    while let cursor = connection.stream?.cursors[index] {
      let found = channel.copyBacklog(
        from: cursor, byteLimit: Self.backlogBytes, into: &backlog)
      switch found {
      case .none(let isClosed):
        return !isClosed
      case .frames:
        guard send(backlog, on: connection, index) else { return nil }
      case .lost(let start):
        connection.stream?.restart(cursor: index, at: start)
        guard sendOwn(connection) else { return nil }
      }
    }
    return nil
  }

  private func sendOwn(_ connection: Connection) -> Bool {
    while let stream = connection.stream, stream.hasOwn {
      switch stream.withOwn({ connection.descriptor.send($0) }) {
      case .bytes(let count):
        connection.stream?.didSendOwn(count, at: loop.now)
      case .wouldBlock:
        connection.stream?.didBlock(at: loop.now)
        return false
      case .failed:
        close(connection)
        return false
      }
    }
    return connection.stream != nil
  }

  private func send(_ batch: FrameBatch, on connection: Connection, _ index: Int) -> Bool {
    switch batch.bytes.withUnsafeBytes({ connection.descriptor.send($0) }) {
    case .bytes(let count):
      connection.stream?.didSend(count, of: batch, cursor: index, at: loop.now)
      return count == batch.bytes.count
    case .wouldBlock:
      connection.stream?.didBlock(at: loop.now)
      return false
    case .failed:
      close(connection)
      return false
    }
  }

  /// The stream has been quiet, has not drained, or is to end since the server ends.
  func timeOutStream(_ connection: Connection) {
    if let end = connection.streamEnd, end <= loop.now {
      connection.stream?.append(retryFrame().bytes)
      _ = connection.stream?.isBlocked == false && sendOwn(connection)
      close(connection)
    } else if connection.stream?.isBlocked == true {
      close(connection)
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
    while let subscription = connection.subscriptions.last {
      let feed = subscription.feed
      feed.remove(at: subscription.place)
      connection.subscriptions.removeLast()
      if feed.subscribers.isEmpty, feeds[ObjectIdentifier(feed.channel)] === feed {
        feed.channel.detach(feed)
        feeds[ObjectIdentifier(feed.channel)] = nil
      }
    }
    connection.onStreamClose?()
    connection.onStreamClose = nil
  }
}
