import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct ChangesRouteTests {
  @Test func `a changeset is answered with what it came to`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let answer = try await client.post(
        "/api/boards/\(board.id)/changes",
        #"{"id":"t7-42","author":"t7","base":0,"changes":[{"reorder":{"sources":["b","zz"],"#
          + #""destination":{"collectionID":"t","position":{"before":"a"}}}}]}"#)
      let result: ToldResult = try answer.json()
      #expect(answer.status == 200 && result.id == "t7-42" && result.revision == 1)
      #expect(result.outcome == "applied" && result.skipped == ["zz"] && result.fallback == [0])
      let place = Effect.Place(before: nil)
      #expect(result.effects == [Effect(.move(items: ["b"], collectionID: "t", place: place))])
      #expect(result.isRetry == nil)
      let after = try await client.snapshot(of: board.id)
      #expect(after.order == [["a", "c", "d", "e"], ["b"]])
      #expect(after.digest == result.digest && after.revision == 1)
    }
  }

  @Test func `a retry gets the first answer again, another body under its id is refused`()
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let first: ToldResult = try await client.move("e", before: "a", on: board.id, id: "m").json()
      #expect(try await client.move("d", before: "a", on: board.id, id: "n").status == 200)
      let answer = try await client.move("e", before: "a", on: board.id, id: "m")
      let second: ToldResult = try answer.json()
      #expect(answer.status == 200 && second.isRetry == true)
      #expect(second.revision == first.revision && second.effects == first.effects)
      #expect(second.digest == first.digest)
      let other = try await client.move("c", before: "a", on: board.id, id: "m")
      #expect(other.status == 422)
      let problem: ToldProblem = try other.json()
      #expect(problem.code == "idReused" && problem.detail.contains("m"))
      #expect(try await client.snapshot(of: board.id).revision == 2)
    }
  }

  @Test func `several changesets are answered in order, none is tried after a refused one`()
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let changesets = [
        HTTPClient.move("e", before: "a", id: "one"),
        #"{"id":"two","changes":[{"undo":"nothing"}]}"#,
        HTTPClient.move("d", before: "a", id: "three"),
      ]
      let answer = try await client.post(
        "/api/boards/\(board.id)/changes", " [" + changesets.joined(separator: ",") + "]")
      #expect(answer.status == 200)
      struct Told: Decodable {
        var id: String
        var outcome: String
        var problem: ToldProblem?
      }
      let told: [Told] = try answer.json()
      #expect(told.map(\.id) == ["one", "two", "three"])
      #expect(told.map(\.outcome) == ["applied", "rejected", "notTried"])
      #expect(told[1].problem?.code == "unknownChangeset")
      #expect(try await client.snapshot(of: board.id).revision == 1)
    }
  }

  @Test func `an unchanged order takes a revision too`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let result: ToldResult = try await client.move("a", before: "b", on: board.id, id: "m").json()
      #expect(result.outcome == "unchanged" && result.revision == 1)
      #expect(result.digest == board.digest)
    }
  }
}
