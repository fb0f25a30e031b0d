import Testing

@testable import OrdoServer

@Suite struct PageTests {
  @Test(
    arguments: [
      ("/", "<title>boards</title>"), ("/b/9f3k", "<title>board</title>"),
      ("/main.js", "export {}"), ("/board.html", "<title>board</title>"),
    ])
  func `pages and files are served`(path: String, text: String) async throws {
    try await withServer { server in
      let answer = try await server.client().get(path)
      #expect(answer.status == 200 && answer.text == text)
    }
  }

  @Test func `health and readiness are told`() async throws {
    try await withServer { server in
      let client = try server.client()
      #expect(try await client.get("/healthz").text == #"{"status":"ok"}"#)
      #expect(try await client.get("/readyz").status == 200)
    }
  }
}
