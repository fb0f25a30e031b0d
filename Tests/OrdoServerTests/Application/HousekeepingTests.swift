import BoardModel
import BoardService
import Testing

@testable import OrdoServer

@Suite struct HousekeepingTests {
  @Test func `what is followed stays, what is not goes, and comes back without a gap`()
    async throws
  {
    try await withServer { server in
      let application = server.instance.application
      let keeper = Housekeeping(
        service: application.service, snapshots: application.snapshots,
        channels: application.channels, clock: { .now }, logger: application.logger)
      let client = try server.client()
      let board = try await client.createBoard()
      let path = "/api/boards/\(board.id)/events"
      var stream: HTTPClient? = try server.client()
      _ = try await stream?.openStream(path)
      _ = try await client.snapshot(of: board.id)
      #expect(application.snapshots.representation(of: board.id) != nil)
      for _ in 0..<20 { await keeper.goAround() }
      #expect(application.snapshots.representation(of: board.id) == nil)
      #expect(application.channels.count == 1)
      #expect(await application.service.openBoardCount == 1)
      _ = try await client.move("e", before: "a", on: board.id, id: "one")
      #expect(try await stream?.nextEvent()?.id == "\(board.epoch)-1")

      stream = nil
      for _ in 0..<100_000 where application.channels.count > 0 { await keeper.goAround() }
      for _ in 0..<20 { await keeper.goAround() }
      #expect(application.channels.count == 0)
      #expect(await application.service.openBoardCount == 0)
      _ = try await client.move("d", before: "a", on: board.id, id: "two")
      let again = try server.client()
      _ = try await again.openStream(path, fields: [("Last-Event-ID", "\(board.epoch)-1")])
      #expect(try await again.nextEvent()?.id == "\(board.epoch)-2")
    }
  }

  @Test func `a board goes for ever thirty days after it was deleted`() async throws {
    try await withServer { server in
      let application = server.instance.application
      let client = try server.client()
      let board = try await client.createBoard()
      #expect(try await client.send("DELETE", "/api/boards/\(board.id)").status == 204)
      for (days, isKept) in [(29, true), (31, false)] {
        let now = Timestamp.now.milliseconds + Int64(days) * 86_400_000
        await Housekeeping(
          service: application.service, snapshots: application.snapshots,
          channels: application.channels, clock: { Timestamp(milliseconds: now) },
          logger: application.logger
        ).goAround()
        let trash = try await client.get("/api/boards/home/trash").text
        #expect(trash.contains(board.id) == isKept)
      }
      #expect(try await client.get("/api/boards/\(board.id)").status == 410)
    }
  }

  @Test func `readers that come and go while the channel does miss and double nothing`()
    async throws
  {
    try await withServer { server in
      let application = server.instance.application
      let client = try server.client()
      let board = try await client.createBoard()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<3 { group.addTask { try await follow(board, to: 150, on: server) } }
        group.addTask {
          for number in 0..<150 {
            let item = number % 2 == 0 ? "e" : "d"
            _ = try await client.move(item, before: "a", on: board.id, id: "m\(number)")
            _ = application.channels.releaseQuiet(after: 0)
            await application.service.releaseQuiet(after: 0) { _ in false }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}

/// Follows a board up to a revision by a stream for every few events; each is the next one.
private func follow(_ board: BoardSnapshot, to end: Int, on server: TestServer) async throws {
  var revision = 0
  while revision < end {
    let stream = try server.client()
    _ = try await stream.openStream(
      "/api/boards/\(board.id)/events?after=\(board.epoch)-\(revision)")
    for _ in 0..<min(4, end - revision) {
      let event = try #require(try await stream.nextEvent())
      try #require(event.id == "\(board.epoch)-\(revision + 1)")
      revision += 1
    }
  }
}
