import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct StreamTests {
  @Test func `an event says what happened, from now on`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      _ = try await client.move("e", before: "a", on: board.id, id: "before")
      let stream = try server.client()
      let head = try await stream.openStream("/api/boards/\(board.id)/events")
      #expect(head.status == 200 && head.fields["content-type"] == "text/event-stream")
      #expect(head.fields["cache-control"]?.contains("no-store") == true)
      #expect(head.fields["x-accel-buffering"] == "no")
      _ = try await client.post(
        "/api/boards/\(board.id)/changes",
        #"{"id":"c","author":"t7","by":"Ada","changes":[{"remove":{"items":["a","zz"]}}]}"#)
      let event = try #require(try await stream.nextEvent())
      #expect(event.id == "\(board.epoch)-2" && event.name == "change")
      let change: Follower.Event = try event.json()
      #expect(change.board == board.id && change.revision == 2 && change.id == "c")
      #expect(change.author == "t7" && change.by == "Ada" && change.skipped == ["zz"])
      #expect(change.effects == [Effect(.remove(items: ["a"]))])
      let after = try await client.snapshot(of: board.id)
      #expect(change.digest == after.digest)
    }
  }

  @Test func `a client goes on where it was, and its last event counts more than the address`()
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      for id in ["one", "two", "three"] {
        _ = try await client.move("e", before: "a", on: board.id, id: id)
      }
      let path = "/api/boards/\(board.id)/events?after=\(board.epoch)-1"
      let byAddress = try server.client()
      _ = try await byAddress.openStream(path)
      #expect(try await byAddress.nextEvent()?.id == "\(board.epoch)-2")
      #expect(try await byAddress.nextEvent()?.id == "\(board.epoch)-3")
      let byHeader = try server.client()
      _ = try await byHeader.openStream(path, fields: [("Last-Event-ID", "\(board.epoch)-2")])
      #expect(try await byHeader.nextEvent()?.id == "\(board.epoch)-3")
    }
  }

  @Test(arguments: ["other-1", "EPOCH-9", "nonsense", "EPOCH-", "EPOCH-1x"])
  func `a position that is not known gets one reset, then what comes`(position: String)
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      _ = try await client.move("e", before: "a", on: board.id, id: "one")
      let after = position.replacing("EPOCH", with: board.epoch)
      let stream = try server.client()
      _ = try await stream.openStream("/api/boards/\(board.id)/events?after=\(after)")
      let reset = try #require(try await stream.nextEvent())
      #expect(reset.name == "reset" && reset.id == nil)
      #expect(
        reset.data == #"{"board":"\#(board.id)","epoch":"\#(board.epoch)","revision":1}"#)
      _ = try await client.move("d", before: "a", on: board.id, id: "two")
      #expect(try await stream.nextEvent()?.id == "\(board.epoch)-2")
    }
  }

  @Test func `a client that was away while the server restarted goes on without a reset`()
    async throws
  {
    let data = try TemporaryFolder()
    var board: BoardSnapshot?
    try await withServer(data: data) { server in
      let client = try server.client()
      let made = try await client.createBoard()
      board = made
      for number in 1...3 {
        _ = try await client.move("e", before: "a", on: made.id, id: "m\(number)")
      }
    }
    let known = try #require(board)
    try await withServer(data: data) { server in
      let stream = try server.client()
      _ = try await stream.openStream(
        "/api/boards/\(known.id)/events", fields: [("Last-Event-ID", "\(known.epoch)-1")])
      #expect(try await stream.nextEvent()?.id == "\(known.epoch)-2")
      #expect(try await stream.nextEvent()?.id == "\(known.epoch)-3")
      _ = try await server.client().move("d", before: "a", on: known.id, id: "m4")
      #expect(try await stream.nextEvent()?.id == "\(known.epoch)-4")
    }
  }

  @Test func `a frame over 64 KiB goes out as a reset`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let stream = try server.client()
      _ = try await stream.openStream("/api/boards/\(board.id)/events?after=\(board.epoch)-0")
      let note = String(repeating: "x", count: 9_000)
      let items = (0..<8).map { #"{"id":"n\#($0)","note":"\#(note)"}"# }.joined(separator: ",")
      _ = try await client.post(
        "/api/boards/\(board.id)/changes",
        #"{"id":"big","changes":[{"insert":{"items":[\#(items)],"#
          + #""destination":{"position":"end"}}}]}"#)
      let reset = try #require(try await stream.nextEvent())
      #expect(reset.name == "reset" && reset.data?.contains(#""revision":1"#) == true)
      _ = try await client.move("e", before: "a", on: board.id, id: "two")
      #expect(try await stream.nextEvent()?.id == "\(board.epoch)-2")
    }
  }

  @Test func `a deleted board says so and ends its streams`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let stream = try server.client()
      _ = try await stream.openStream("/api/boards/\(board.id)/events")
      _ = try await client.send("DELETE", "/api/boards/\(board.id)")
      let event = try #require(try await stream.nextEvent())
      #expect(event.name == "deleted" && event.data == #"{"board":"\#(board.id)"}"#)
      #expect(try await stream.nextEvent() == nil)
    }
  }

  @Test func `a stopping server ends its streams`() async throws {
    let server = try await TestServer.start()
    let client = try server.client()
    let board = try await client.createBoard()
    let stream = try server.client()
    _ = try await stream.openStream("/api/boards/\(board.id)/events")
    await server.instance.stop()
    #expect(try await stream.nextEvent() == nil)
    #expect(throws: ClientError.self) { try server.client() }
  }
}
