import BoardModel
import Foundation

/// Many followers of one board's events; each keeps its place when it connects again.
///
/// One thread at a time may use it.
final class StreamCrowd: @unchecked Sendable {
  /// A follower: its socket while it has one, and what it has heard so far.
  private struct Follower {
    var socket: Int32?
    var unread: [UInt8] = []
    /// The revisions in the order in which they came.
    var revisions: [Int] = []
    var lastEventID: String
  }

  private let board: String
  private var followers: [Follower]

  init(of count: Int, board: BoardSnapshot) {
    self.board = board.id
    followers = Array(repeating: Follower(lastEventID: "\(board.epoch)-0"), count: count)
  }

  deinit {
    for follower in followers { follower.socket.map { _ = close($0) } }
  }

  /// What all have heard, if all have heard the same.
  var commonRevisions: [Int]? {
    let all = Set(followers.map(\.revisions))
    return all.count == 1 ? all.first : nil
  }

  var openCount: Int { followers.count { $0.socket != nil } }

  /// Connects all who are not, each after the last event that it has.
  func connect(to port: Int) throws {
    for index in followers.indices where followers[index].socket == nil {
      let socket = try connectedSocket(to: port)
      let request =
        "GET /api/boards/\(board)/events HTTP/1.1\r\nHost: localhost\r\n"
        + "Last-Event-ID: \(followers[index].lastEventID)\r\n\r\n"
      send(socket, request, request.utf8.count, Int32(MSG_NOSIGNAL))
      followers[index].socket = socket
      followers[index].unread = []
    }
  }

  /// Reads what comes until something is so.
  func read(until isSo: (StreamCrowd) -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while !isSo(self) {
      guard ContinuousClock.now < deadline else {
        throw ClientError.malformed("\(openCount) streams wait")
      }
      let open = followers.indices.filter { followers[$0].socket != nil }
      var waiting = open.map {
        pollfd(fd: followers[$0].socket ?? -1, events: Int16(POLLIN), revents: 0)
      }
      poll(&waiting, nfds_t(waiting.count), 1_000)
      for (index, state) in zip(open, waiting) where state.revents != 0 { read(index) }
    }
  }

  private func read(_ index: Int) {
    guard let socket = followers[index].socket else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 0 else {
      close(socket)
      followers[index].socket = nil
      return
    }
    followers[index].unread += bytes.prefix(count)
    while let end = followers[index].unread.firstIndex(of: 10) {
      let line = String(decoding: followers[index].unread[..<end], as: UTF8.self)
      followers[index].unread.removeFirst(end + 1)
      guard line.hasPrefix("id: ") else { continue }
      followers[index].lastEventID = String(line.dropFirst(4))
      let revision = line.split(separator: "-").last.flatMap { Int($0) }
      followers[index].revisions.append(revision ?? 0)
    }
  }
}
