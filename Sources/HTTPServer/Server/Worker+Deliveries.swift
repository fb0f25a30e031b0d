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
    if let start = news.publishedAt {
      statistics.fanOut.record(Double(MonotonicInstant.now.nanoseconds - start.nanoseconds) / 1e9)
    }
  }

  private func deliver(
    _ news: EventChannel.News, _ batch: borrowing FrameBatch, _ bytes: UnsafeRawBufferPointer,
    to feed: ChannelFeed, at place: Int
  ) {
    let connection = feed.subscribers[place].connection
    let cursor = feed.subscribers[place].cursor
    guard connection.stream?.isBlocked == false else {
      // What this stream has not taken yet is no longer kept.
      if cursor < news.oldest { drop(connection, .behind) }
      return
    }
    if cursor == batch.first, !bytes.isEmpty {
      let isSent = send(bytes, of: batch, on: connection, feed, at: place)
      if !isSent { return settle(connection) }
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
        let isSent = backlog.bytes.withUnsafeBytes {
          send($0, of: backlog, on: connection, feed, at: place)
        }
        guard isSent else { return nil }
      case .lost(let start):
        feed.subscribers[place].cursor = start.cursor
        connection.stream?.append(start.reset?.bytes ?? [])
        guard sendOwn(connection) else { return nil }
      }
    }
  }

  func sendOwn(_ connection: Connection) -> Bool {
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

  private func send(
    _ bytes: UnsafeRawBufferPointer, of batch: borrowing FrameBatch, on connection: Connection,
    _ feed: ChannelFeed, at place: Int
  ) -> Bool {
    switch connection.descriptor.send(bytes) {
    case .bytes(let count):
      connection.stream?.didSend(
        count, of: batch, cursor: &feed.subscribers[place].cursor, at: loop.now)
      return count == bytes.count
    case .wouldBlock:
      connection.stream?.didBlock(at: loop.now)
      return false
    case .failed:
      close(connection)
      return false
    }
  }
}
