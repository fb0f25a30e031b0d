import BoardModel
import BoardStore
import Foundation
import Testing

@testable import OrdoServer

@Suite struct RefusalTests {
  @Test(
    arguments: [
      ("/api/boards/nope", 404, "unknownBoard", "nope"),
      ("/api/boards/nope/events", 404, "unknownBoard", "nope"),
      ("/api/boards/nope/export", 404, "unknownBoard", "nope"),
      ("/api/boards/x/frob", 404, "unknownPath", "/api/boards/x/frob"),
      ("/nothing.html", 404, "unknownPath", "/nothing.html"),
      ("/api/boards/BOARD/export?format=pdf", 422, "unknownFormat", "pdf"),
    ])
  func `what is not there is named`(
    path: String, status: Int, code: String, value: String
  ) async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let answer = try await client.get(path.replacing("BOARD", with: board.id))
      #expect(answer.status == status)
      #expect(answer.fields["content-type"] == "application/problem+json")
      let problem: ToldProblem = try answer.json()
      #expect(problem.status == status && problem.code == code && problem.detail.contains(value))
    }
  }

  @Test(
    arguments: [
      ("PUT", "/api/boards", "GET, HEAD, POST"),
      ("POST", "/api/boards/x", "GET, HEAD, DELETE"),
      ("GET", "/api/boards/x/changes", "POST"),
      ("GET", "/api/boards/import", "POST"),
      ("DELETE", "/healthz", "GET, HEAD"),
      ("POST", "/", "GET, HEAD"),
      ("POST", "/main.js", "GET, HEAD"),
    ])
  func `an unknown method on a known path says which there are`(
    method: String, path: String, allowed: String
  ) async throws {
    try await withServer { server in
      let answer = try await server.client().send(method, path)
      #expect(answer.status == 405 && answer.fields["allow"] == allowed)
    }
  }

  @Test(
    arguments: [
      ("{", 400, "brokenJSON", "ends too early"),
      ("", 400, "brokenJSON", "ends too early"),
      ("{'id':1}", 400, "brokenJSON", "Line 1, column 2: “'” cannot stand here."),
      (#"{"id":"c"}"#, 422, "wrongType", "changes"),
      (
        #"{"id":"c","changes":[{"reorder":{"sources":"a"}}]}"#, 422, "wrongType",
        "changes[0].reorder.sources"
      ),
      (#"{"id":"c","changes":[{"frob":{}}]}"#, 422, "wrongType", "frob"),
      (#"{"id":"c","base":1.5,"changes":[]}"#, 422, "wrongType", "At base: Give a whole number"),
      (#"{"id":"c","base":1e999,"changes":[]}"#, 422, "wrongType", "At base: Give a whole number"),
      (#"{"id":"c","base":99999999999999999999,"changes":[]}"#, 422, "wrongType", "At base"),
      (
        #"{"id":"c","changes":[{"update":{"item":"a","set":{"color":"puce"}}}]}"#, 422, "wrongType",
        "At changes[0].update.set.color: “puce” is not known here. Use red, orange"
      ),
      (
        #"{"id":"c","changes":[{"updateBoard":{"layout":"zigzag"}}]}"#, 422, "wrongType",
        "“zigzag” is not known here. Use list, grid, row."
      ),
      (#"{"id":"c","changes":[]}"#, 422, "noChanges", "c"),
      (#"{"id":"c c","changes":[{"remove":{"items":["a"]}}]}"#, 422, "malformedID", "c c"),
      (
        #"{"id":"c","changes":[{"insert":{"items":[{"id":"a"}],"destination":{"collectionID":"s","position":"end"}}}]}"#,
        409, "idTaken", "a"
      ),
      (
        #"{"id":"c","changes":[{"insert":{"items":[{"id":"z"}],"destination":{"collectionID":"zz","position":"end"}}}]}"#,
        409, "unknownSection", "zz"
      ),
      (#"{"id":"c","base":7,"changes":[{"remove":{"items":["a"]}}]}"#, 409, "epochChanged", "0"),
      (
        #"{"id":"c","epoch":"other","changes":[{"remove":{"items":["a"]}}]}"#, 409, "epochChanged",
        "BOARD"
      ),
      (
        #"{"id":"c","changes":[{"remove":{"items":["a"]}},{"undo":"nope"}]}"#, 409,
        "unknownChangeset", "nope"
      ),
    ])
  func `a changeset that is refused changes nothing`(
    body: String, status: Int, code: String, value: String
  ) async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let answer = try await client.post("/api/boards/\(board.id)/changes", body)
      #expect(answer.status == status)
      let problem: ToldProblem = try answer.json()
      #expect(problem.code == code)
      #expect(problem.detail.contains(value.replacing("BOARD", with: board.id)))
      #expect(try await client.snapshot(of: board.id) == board)
    }
  }

  @Test(arguments: [("text/csv", "title\n", "a\n"), ("text/markdown", "", "- a\n")])
  func `a file with too many items is refused, and nothing more of it read`(
    type: String, start: String, line: String
  ) async throws {
    try await withServer { server in
      let client = try server.client()
      for (count, rest) in [(50_001, ""), (50_002, "\"never closed")] {
        let file = start + String(repeating: line, count: count) + rest
        let answer = try await client.send(
          "POST", "/api/boards/import", type: type, body: Array(file.utf8))
        #expect(answer.status == 422)
        let problem: ToldProblem = try answer.json()
        #expect(problem.code == "tooManyItems" && problem.detail.contains("50000"))
      }
    }
  }

  @Test func `a name that is too long is named itself`() async throws {
    try await withServer { server in
      let name = String(repeating: "n", count: 501)
      let answer = try await server.client().send(
        "POST", "/api/boards/import?name=\(name)", type: "text/markdown", body: Array("- a".utf8))
      #expect(answer.status == 422)
      let problem: ToldProblem = try answer.json()
      #expect(problem.code == "textTooLong" && problem.detail.contains("name “nnn"))
    }
  }

  @Test(
    arguments: [
      ("application/json", "{", 400, "brokenJSON", "JSON"),
      ("application/json", #"{"sections":[{"id":"s"},{"id":"s"}]}"#, 422, "idTaken", "s"),
      (
        "application/json", #"{"sections":[{"id":"s","items":[{"id":"ä"}]}]}"#, 422, "malformedID",
        "ä"
      ),
      (
        "application/json",
        #"{"sections":[{"id":"s","items":["#
          + (0...50_000).map { #"{"id":"i\#($0)"}"# }.joined(separator: ",") + "]}]}", 422,
        "tooManyItems", "50000"
      ),
      ("text/csv", "nome\nx", 422, "unknownColumn", "nome"),
      ("text/csv", "title,symbol\nx,two", 422, "malformedSymbol", "two"),
      ("text/markdown", "words", 422, "noItems", "- "),
    ])
  func `a file that is no board is refused with its fault`(
    type: String, body: String, status: Int, code: String, value: String
  ) async throws {
    try await withServer { server in
      let client = try server.client()
      let answer = try await client.send(
        "POST", "/api/boards/import", type: type, body: Array(body.utf8))
      #expect(answer.status == status)
      let problem: ToldProblem = try answer.json()
      #expect(problem.code == code && problem.detail.contains(value))
      #expect(try await client.get("/api/boards").text == #"{"boards":[]}"#)
    }
  }

  @Test func `a broken file of any format leaves no board in the journal`() async throws {
    let data = try TemporaryFolder()
    try await withServer(data: data) { server in
      let client = try server.client()
      for file in BrokenFiles.all {
        let query = file.format.map { "?format=\($0)" } ?? ""
        let answer = try await client.send(
          "POST", "/api/boards/import\(query)", type: file.type, body: Array(file.text.utf8))
        #expect([400, 422].contains(answer.status), "\(file.name)")
        let problem: ToldProblem = try answer.json()
        #expect(problem.detail.contains(file.place), "\(file.name): \(problem.detail)")
        #expect(try await client.get("/api/boards").text == #"{"boards":[]}"#)
      }
    }
    let journal = try SQLiteJournal(folder: data.path)
    #expect(try await journal.boards().allSatisfy { $0.id == "home" })
    await journal.close()
  }

  @Test func `a format that only comes in is refused where a board goes out`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let answer = try await client.get("/api/boards/\(board.id)/export?format=trello")
      #expect(answer.status == 422)
      #expect(try answer.json(ToldProblem.self).detail.contains("does not write it"))
    }
  }
}
