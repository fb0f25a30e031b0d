import Sockets

extension Worker {
  private static let backlogBytes = 64 * 1_024

  /// Sends what is new in a channel to all streams that follow it.
  func deliver(_ feed: ChannelFeed) {
    let news = feed.channel.takeNews(for: feed, into: &batch)
    // Held apart from the class, whose properties would be checked anew for each of the streams.
    let batch = batch
    batch.bytes.withUnsafeBytes { bytes in
      // Backwards, since a stream that ends gives its place to the last one.
      var place = feed.subscribers.count - 1
      while place >= 0 {
        deliver(news, batch, bytes, to: feed, at: place)
        place = min(place, feed.subscribers.count) - 1
      }
    }
    feed.deliveredAt = loop.now
    if news.isClosed { endStreams(of: feed) }
    if let start = news.publishedAt {
      statistics.fanOut.record(Double(MonotonicInstant.now.nanoseconds - start.nanoseconds) / 1e9)
    }
  }

  private func deliver(
    _ news: EventChannel.News, _ batch: borrowing FrameBatch, _ bytes: UnsafeRawBufferPointer,
    to feed: ChannelFeed, at place: Int
  ) {
    guard feed.subscribers[place].takes(batch.first), !bytes.isEmpty else {
      return catchUp(news, to: feed, at: place)
    }
    let transfer = FileDescriptor.send(bytes, to: feed.subscribers[place].socket)
    if transfer == .bytes(bytes.count) {
      feed.subscribers[place].cursor = batch.end
    } else {
      let connection = feed.subscribers[place].connection
      if !record(transfer, of: batch, on: connection, feed, at: place) { settle(connection) }
    }
  }

  /// Does for a stream what goes beyond sending it the new frames alone.
  private func catchUp(_ news: EventChannel.News, to feed: ChannelFeed, at place: Int) {
    let subscriber = feed.subscribers[place]
    if !subscriber.isBlocked {
      sendBacklog(subscriber.connection)
    } else if subscriber.cursor < news.oldest {
      // What this stream has not taken yet is no longer kept.
      drop(subscriber.connection, .behind)
    }
  }

  /// Sends the streams of a channel that is closed what they lack, and ends those that follow no
  /// other.
  private func endStreams(of feed: ChannelFeed) {
    for subscriber in feed.subscribers where !subscriber.isBlocked {
      sendBacklog(subscriber.connection)
    }
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
    let (feed, place) = (
      connection.subscriptions[index].feed, connection.subscriptions[index].place
    )
    while true {
      let found = feed.channel.copyBacklog(
        from: feed.subscribers[place].cursor, feed.form, byteLimit: Self.backlogBytes,
        into: &backlog)
      switch found {
      case .none(let isClosed):
        return !isClosed
      case .frames:
        let transfer = backlog.bytes.withUnsafeBytes { connection.descriptor.send($0) }
        guard record(transfer, of: backlog, on: connection, feed, at: place) else { return nil }
      case .lost(let start):
        feed.subscribers[place].cursor = start.cursor
        connection.stream?.append(start.reset?.bytes ?? [])
        guard sendOwn(connection) else { return nil }
      }
    }
  }

  func sendOwn(_ connection: Connection) -> Bool {
    while let stream = connection.stream, stream.hasOwn {
      let transfer = stream.withOwn { connection.descriptor.send($0) }
      guard case .bytes(let count) = transfer else {
        halt(connection, after: transfer)
        return false
      }
      connection.stream?.didSendOwn(count, at: loop.now)
    }
    return connection.stream != nil
  }

  /// Learns what became of sending a batch.
  ///
  /// - Returns: whether the whole of it has left.
  private func record(
    _ transfer: Transfer, of batch: borrowing FrameBatch, on connection: Connection,
    _ feed: ChannelFeed, at place: Int
  ) -> Bool {
    guard case .bytes(let count) = transfer else {
      halt(connection, after: transfer)
      return false
    }
    connection.stream?.didSend(
      count, of: batch, cursor: &feed.subscribers[place].cursor, at: loop.now)
    return count == batch.bytes.count
  }

  /// Learns that nothing was sent: the kernel takes no more for now, or the client is gone.
  private func halt(_ connection: Connection, after transfer: Transfer) {
    switch transfer {
    case .wouldBlock: connection.stream?.didBlock(at: loop.now)
    case .failed(let error): closeEnded(connection, error)
    case .bytes: break
    }
  }
}
