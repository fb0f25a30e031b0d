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

@Suite struct HistoryRoutesTests {
  @Test func `a board's trash, its history and its past can be read`() async throws {
    try await withServer { server in
      let client = try server.client()
      let board = try await client.createBoard()
      let path = "/api/boards/\(board.id)"
      _ = try await client.move("e", before: "a", on: board.id, id: "one")
      _ = try await client.post(
        "\(path)/changes",
        #"{"id":"two","author":"t","by":"Ada","changes":[{"remove":{"items":["a"]}}]}"#)
      #expect(try await client.get("\(path)/trash").text.hasPrefix(#"{"items":[{"id":"a""#))
      for (revision, past) in [
        (0, board.order), (2, try await client.snapshot(of: board.id).order),
      ] {
        let then: BoardSnapshot = try await client.get("\(path)?revision=\(revision)").json()
        #expect(then.revision == revision && then.order == past)
      }
      let missing = try await client.get("\(path)?revision=3")
      #expect(missing.status == 404 && missing.text.contains("0 to 2"))
      for text in ["-1", "x", "", "99999999999999999999"] {
        #expect(try await client.get("\(path)?revision=\(text)").status == 422)
        #expect(try await client.get("\(path)/history?after=\(text)").status == 422)
      }
      let all = try await client.get("\(path)/history").text
      #expect(all.hasPrefix(#"{"changesets":[{"revision":1,"id":"one""#))
      let page = try await client.get("\(path)/history?after=1").text
      #expect(
        page.hasPrefix(#"{"changesets":[{"revision":2,"id":"two","author":"t","by":"Ada","at":"#))
      #expect(
        page.hasSuffix(
          #""changes":[{"remove":{"items":["a"]}}],"effects":[{"remove":{"items":["a"]}}]}]}"#))
      #expect(try await client.get("\(path)/history?after=2").text == #"{"changesets":[]}"#)
    }
  }

  @Test func `boards are put in order, found by name and brought back through the board home`()
    async throws
  {
    try await withServer { server in
      let client = try server.client()
      for name in ["Milk", "Café"] {
        _ = try await client.post("/api/boards", #"{"name":"\#(name)"}"#)
      }
      let home = try await client.snapshot(of: "home")
      let ids = home.order[0]
      #expect(home.sections[0].items.map(\.title) == ["Milk", "Café"])
      let found = try await client.get("/api/boards?named=cafe").text
      #expect(found.contains(ids[1]) && !found.contains(ids[0]))
      func change(_ text: String, id: String) async throws -> Int {
        try await client.post(
          "/api/boards/home/changes", #"{"id":"\#(id)","changes":[\#(text)]}"#
        ).status
      }
      #expect(try await client.send("DELETE", "/api/boards/\(ids[0])").status == 204)
      #expect(try await client.snapshot(of: "home").order == [[ids[1]]])
      #expect(try await change(#"{"restore":{"items":["\#(ids[0])"]}}"#, id: "1") == 200)
      #expect(try await client.get("/api/boards/\(ids[0])").status == 200)
      #expect(try await change(#"{"remove":{"items":["\#(ids[0])"]}}"#, id: "2") == 403)
      #expect(try await client.send("DELETE", "/api/boards/home").status == 403)
    }
  }
}
