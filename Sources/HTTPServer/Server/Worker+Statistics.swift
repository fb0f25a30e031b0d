import Glibc
import Sockets

extension Worker {
  /// What the loop has counted, and what it counts now.
  func count() -> ServerStatistics {
    var statistics = statistics
    statistics.connections = connectionCount
    for case let connection? in connections {
      guard let stream = connection.stream else { continue }
      statistics.streams += 1
      if stream.isBlocked { statistics.queuedBytes += queuedBytes(of: connection, stream) }
    }
    return statistics
  }

  private func queuedBytes(of connection: Connection, _ stream: StreamOutput) -> Int {
    connection.subscriptions.reduce(stream.ownCount) { sum, subscription in
      let feed = subscription.feed
      return sum + feed.channel.byteCount(from: feed.subscribers[subscription.place].cursor)
    }
  }

  /// Closes a stream whose client does not read.
  func drop(_ connection: Connection, _ reason: ServerStatistics.Drop) {
    statistics.drops[reason, default: 0] += 1
    close(connection)
  }

  /// Closes a connection that the kernel has ended; it too gives up whoever takes nothing.
  func closeEnded(_ connection: Connection, _ error: CInt) {
    if error == ETIMEDOUT, connection.stream?.isBlocked == true {
      drop(connection, .stalled)
    } else {
      close(connection)
    }
  }

  /// Counts a request that the server itself refuses, and tells the handler of it.
  ///
  /// - Returns: the answer.
  func reject(
    _ head: HTTPRequest.Head?, of peer: SocketAddress, _ error: RequestError
  ) -> HTTPResponse {
    statistics.rejections[error.code, default: 0] += 1
    context.handler.didReject(
      RejectedRequest(code: error.code, status: error.status, head: head, peer: peer))
    return context.response(to: error, of: head)
  }
}
