import BoardModel
import Foundation
import HTTPServer
import Testing

@testable import OrdoServer

@Suite struct BoardRoutesTests {
  @Test func `a board is made, listed, read, deleted, and then gone`() async throws {
    try await withServer { server in
      let client = try server.client()
      #expect(try await client.get("/api/boards").text == #"{"boards":[]}"#)
      let made = try await client.post(
        "/api/boards", #"{"name":"旅","sections":[{"id":"s","items":[{"id":"a","title":"富士山"}]}]}"#)
      let board: BoardSnapshot = try made.json()
      #expect(made.status == 201 && made.fields["location"] == "/api/boards/\(board.id)")
      #expect(board.revision == 0 && board.settings.name == "旅" && board.order == [["a"]])
      let listed = try await client.get("/api/boards").text
      #expect(
        listed.contains(
          #""id":"\#(board.id)","name":"旅","layout":"list","itemCount":1,"changedAt":"20"#))
      #expect(try await client.snapshot(of: board.id) == board)
      #expect(try await client.send("DELETE", "/api/boards/\(board.id)").status == 204)
      for path in ["", "/events", "/export"] {
        #expect(try await client.get("/api/boards/\(board.id)\(path)").status == 410)
      }
      #expect(try await client.get("/api/boards").text == #"{"boards":[]}"#)
    }
  }

  @Test func `a name is enough, and without one there is a name`() async throws {
    try await withServer { server in
      let client = try server.client()
      let named: BoardSnapshot = try await client.post("/api/boards", #"{"name":"x"}"#).json()
      #expect(named.settings.name == "x" && named.sections.count == 1)
      let unnamed: BoardSnapshot = try await client.post("/api/boards", "{}").json()
      #expect(unnamed.settings.name == "Untitled")
    }
  }

  @Test func `a snapshot says what its reader's authors did last`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let path = "/api/boards/\(board.id)"
      _ = try await client.post(
        path + "/changes", #"{"id":"c1","author":"tab1","changes":[{"remove":{"items":["a"]}}]}"#)
      _ = try await client.post(
        path + "/changes", #"{"id":"c2","author":"tab2","changes":[{"remove":{"items":["b"]}}]}"#)
      let answer = try await client.get(path + "?authors=tab1,tab2,tab3")
      #expect(answer.text.contains(#""latest":{"#))
      #expect(answer.text.contains(#""tab1":{"id":"c1","revision":1}"#))
      #expect(answer.text.contains(#""tab2":{"id":"c2","revision":2}"#))
      #expect(!answer.text.contains("tab3"))
      #expect(try answer.json(BoardSnapshot.self).revision == 2)
    }
  }

  @Test func `a snapshot has a tag for its revision, and is not sent twice`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let path = "/api/boards/\(board.id)"
      let tag = try #require(try await client.get(path).fields["etag"])
      #expect(tag == "\"\(board.epoch)-0\"")
      #expect(try await client.get(path, fields: [("If-None-Match", tag)]).status == 304)
      #expect(try await client.move("e", before: "a", on: board.id, id: "m").status == 200)
      let changed = try await client.get(path, fields: [("If-None-Match", tag)])
      #expect(changed.status == 200 && changed.fields["etag"] == "\"\(board.epoch)-1\"")
      #expect(try changed.json(BoardSnapshot.self).order == [["e", "a", "b", "c", "d"], []])
    }
  }

  @Test func `a snapshot over 4 KiB is compressed for whoever accepts it`() async throws {
    try await withServer { server in
      let client = try server.client()
      let file = Array(fiveHundredRows().utf8)
      let made = try await client.send("POST", "/api/boards/import", type: "text/csv", body: file)
      let board: BoardSnapshot = try made.json()
      let path = "/api/boards/\(board.id)"
      let plain = try await client.get(path)
      let packed = try await client.get(path, fields: [("Accept-Encoding", "gzip")])
      #expect(packed.fields["content-encoding"] == "gzip")
      #expect(packed.body.starts(with: [0x1f, 0x8b]) && packed.body.count < plain.body.count / 4)
      #expect(plain.fields["content-encoding"] == nil && plain.fields["vary"] == "Accept-Encoding")
      #expect(packed.fields["etag"] != plain.fields["etag"])
    }
  }

  @Test func `five hundred rows come in by HTTP and go out identical`() async throws {
    try await withServer { server in
      let client = try server.client()
      let file = fiveHundredRows()
      let made = try await client.send(
        "POST", "/api/boards/import?name=Trip", type: "text/csv; charset=utf-8",
        body: Array(file.utf8))
      let board: BoardSnapshot = try made.json()
      #expect(made.status == 201 && board.settings.name == "Trip")
      let export = try await client.get("/api/boards/\(board.id)/export?format=csv")
      #expect(export.text.utf8.elementsEqual(file.utf8))
      #expect(export.fields["content-type"] == "text/csv; charset=utf-8")
      #expect(export.fields["content-disposition"]?.contains("filename=\"Trip.csv\"") == true)
    }
  }

  @Test(arguments: BoardFormat.allCases)
  func `real boards come in and go out by HTTP`(format: BoardFormat) async throws {
    try await withServer { server in
      let client = try server.client()
      for draft in RealBoards.all {
        let file = format.encode(draft)
        let made = try await client.send(
          "POST", "/api/boards/import", type: format.mediaType, body: file)
        #expect(made.status == 201)
        let board: BoardSnapshot = try made.json()
        let export = try await client.get("/api/boards/\(board.id)/export?format=\(format)")
        #expect(export.body == file)
      }
    }
  }

  @Test func `a body larger than the route takes is refused`() async throws {
    try await withServer { server in
      let answer = try await server.client().send(
        "POST", "/api/boards", type: "application/json",
        body: [UInt8](repeating: .space, count: 1 << 20 + 1))
      #expect(answer.status == 413)
    }
  }
}
