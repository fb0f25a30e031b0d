import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct BoardsStreamTests {
  @Test func `one stream tells of several boards, each from its position, without ids`()
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      let first = try await client.createBoard()
      let second = try await client.createBoard()
      for board in [first, second] {
        for id in ["one", "two"] {
          _ = try await client.move("e", before: "a", on: board.id, id: id)
        }
      }
      let stream = try server.client()
      let head = try await stream.openStream(
        "/api/events?board=\(first.id)@\(first.epoch)-1&board=\(second.id)",
        fields: [("Last-Event-ID", "\(second.epoch)-0")])
      #expect(head.status == 200 && head.fields["content-type"] == "text/event-stream")
      _ = try await client.move("d", before: "a", on: second.id, id: "three")
      _ = try await client.move("d", before: "a", on: first.id, id: "three")
      var told: [String: [Int]] = [:]
      for _ in 0..<3 {
        let event = try #require(try await stream.nextEvent())
        #expect(event.name == "change" && event.id == nil)
        let change: Follower.Event = try event.json()
        told[change.board, default: []].append(change.revision)
      }
      #expect(told == [first.id: [2, 3], second.id: [3]])
    }
  }

  @Test func `an unknown position resets its board alone`() async throws {
    try await withServer { server in
      let client = try server.client()
      let known = try await client.createBoard()
      let other = try await client.createBoard()
      _ = try await client.move("e", before: "a", on: known.id, id: "one")
      let stream = try server.client()
      _ = try await stream.openStream(
        "/api/events?board=\(known.id)@\(known.epoch)-0&board=\(other.id)@other-5")
      let reset = try #require(try await stream.nextEvent())
      #expect(
        reset.name == "reset"
          && reset.data == #"{"board":"\#(other.id)","epoch":"\#(other.epoch)","revision":0}"#)
      let change = try #require(try await stream.nextEvent())
      #expect(change.name == "change" && change.data?.contains(known.id) == true)
    }
  }

  @Test func `a board that is gone or goes does not end the stream of the others`() async throws {
    try await withServer { server in
      let client = try server.client()
      let boards = [
        try await client.createBoard(), try await client.createBoard(),
        try await client.createBoard(),
      ]
      _ = try await client.send("DELETE", "/api/boards/\(boards[0].id)")
      let stream = try server.client()
      let query = (["nope"] + boards.map(\.id)).map { "board=\($0)" }.joined(separator: "&")
      _ = try await stream.openStream("/api/events?\(query)")
      for board in ["nope", boards[0].id] {
        let event = try #require(try await stream.nextEvent())
        #expect(event.name == "deleted" && event.data == #"{"board":"\#(board)"}"#)
      }
      _ = try await client.send("DELETE", "/api/boards/\(boards[1].id)")
      #expect(try await stream.nextEvent()?.data == #"{"board":"\#(boards[1].id)"}"#)
      _ = try await client.move("d", before: "a", on: boards[2].id, id: "one")
      #expect(try await stream.nextEvent()?.name == "change")
      _ = try await client.send("DELETE", "/api/boards/\(boards[2].id)")
      #expect(try await stream.nextEvent()?.name == "deleted")
      #expect(try await stream.nextEvent() == nil)
    }
  }

  @Test(
    arguments: [
      ("", 422, "noBoard", "?board="), ("?board=nope", 404, "unknownBoard", "nope"),
      ("?board=BOARD&board=BOARD", 422, "repeatedBoard", "BOARD"),
    ])
  func `a stream that cannot be opened is refused with its fault`(
    query: String, status: Int, code: String, value: String
  ) async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard().id
      let answer = try await client.get("/api/events" + query.replacing("BOARD", with: board))
      #expect(answer.status == status)
      let problem: ToldProblem = try answer.json()
      #expect(
        problem.code == code && problem.detail.contains(value.replacing("BOARD", with: board)))
    }
  }

  @Test func `readers of three boards that come back again and again miss and double nothing`()
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      var boards: [BoardSnapshot] = []
      for _ in 0..<3 { boards.append(try await client.createBoard()) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for board in boards {
          let writer = try server.client()
          group.addTask {
            for number in 0..<200 {
              let item = number % 2 == 0 ? "e" : "d"
              let answer = try await writer.move(item, before: "a", on: board.id, id: "m\(number)")
              #expect(answer.status == 200)
            }
          }
        }
        for reader in 0..<4 {
          group.addTask { [boards] in
            try await follow(boards, to: 200, reopeningEvery: 20 + 10 * reader, on: server)
          }
        }
        try await group.waitForAll()
      }
    }
  }
}

/// Follows boards up to a revision; every event is the next one of its board.
private func follow(
  _ boards: [BoardSnapshot], to end: Int, reopeningEvery count: Int, on server: TestServer
) async throws {
  var revisions = Dictionary(uniqueKeysWithValues: boards.map { ($0.id, 0) })
  while revisions.values.contains(where: { $0 < end }) {
    let query = boards.map { "board=\($0.id)@\($0.epoch)-\(revisions[$0.id] ?? 0)" }
    let stream = try server.client()
    _ = try await stream.openStream("/api/events?" + query.joined(separator: "&"))
    let left = revisions.values.reduce(0) { $0 + end - $1 }
    for _ in 0..<min(count, left) {
      let event = try #require(try await stream.nextEvent())
      try #require(event.name == "change")
      let change: Follower.Event = try event.json()
      try #require(change.revision == (revisions[change.board] ?? 0) + 1)
      revisions[change.board] = change.revision
    }
  }
}
