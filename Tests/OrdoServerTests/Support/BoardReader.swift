import BoardModel
import Testing

/// Follows a board as a page does: a snapshot first, then its events, and a snapshot anew where it is
/// told to fetch one.
final class BoardReader {
  private let server: TestServer
  private let board: BoardSnapshot
  private var stream: HTTPClient
  /// The revision up to which events stand in a snapshot already.
  private var known = 0
  private(set) var follower: Follower
  private(set) var resetCount = 0
  private(set) var reconnectCount = 0

  init(of board: BoardSnapshot, on server: TestServer) async throws {
    (self.board, self.server) = (board, server)
    follower = Follower(board)
    stream = try server.client()
    try await open()
  }

  private func open() async throws {
    stream = try server.client()
    let answer = try await stream.openStream(
      "/api/boards/\(board.id)/events",
      fields: [("Last-Event-ID", "\(board.epoch)-\(follower.revision)")])
    try #require(answer.status == 200)
  }

  /// Reads up to a revision; every event is the next one.
  func read(to revision: Int) async throws {
    while follower.revision < revision {
      if let event = try await stream.nextEvent() {
        try await take(event)
      } else {
        try await reconnect()
      }
    }
  }

  /// Connects again after the last event.
  func reconnect() async throws {
    reconnectCount += 1
    try await open()
  }

  /// Reads what is left until the server ends the stream.
  func readToEnd() async throws {
    while try await stream.nextEvent() != nil {}
  }

  private func take(_ event: ClientEvent) async throws {
    if event.name == "reset" {
      resetCount += 1
      follower = Follower(try await server.client().snapshot(of: board.id))
      known = follower.revision
      return
    }
    let change: Follower.Event = try event.json()
    if change.revision <= known { return }
    try #require(change.revision == follower.revision + 1)
    follower.apply(change)
  }
}
