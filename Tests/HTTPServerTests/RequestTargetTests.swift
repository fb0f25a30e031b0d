import Testing

@testable import HTTPServer

struct RequestTargetTests {
  @Test func `path and query are taken apart and decoded`() throws {
    let head = HTTPRequest.Head(target: "/b/%E2%9C%93%20x?q=a+b%26c&flag&q=2&=e")
    #expect(head.path == "/b/✓ x")
    #expect(head.query["q"] == "a b&c")
    #expect(head.query[values: "q"] == ["a b&c", "2"])
    #expect(head.query["flag"] == "")
    #expect(head.query["none"] == nil)
    #expect(head.rawTarget == "/b/%E2%9C%93%20x?q=a+b%26c&flag&q=2&=e")
  }

  @Test(arguments: [
    "", "index.html", "//%zz", "/%", "/%4", "/%00", "/%0d%0a", "/%7f", "/a#b", "/..", "/a/../b",
    "/./a", "/%2e%2e/x", "/a%2fb", "/a%2Fb", "/%c0%ae", "/%ff", "/?%zz", "*", "http://", "ftp://a/",
    "http://a b/", "http://user@a/",
  ])
  func `what could mean something else further on is refused`(target: String) {
    #expect(throws: RequestError.self) {
      try RequestTarget(parsing: Array(target.utf8)[...], method: .get)
    }
  }

  @Test func `a target is read from wherever it stands in its line`() throws {
    let line = Array("GET /a/.b//c.css?x=%41 HTTP/1.1".utf8)
    let target = try RequestLine(line[...]).target
    #expect(target.raw == "/a/.b//c.css?x=%41")
    #expect(target.path == "/a/.b//c.css")
    #expect(target.query["x"] == "A")
    let absolute = Array("GET http://h/%61?y HTTP/1.0".utf8)
    #expect(try RequestLine(absolute[...]).target.path == "/a")
    #expect(try RequestLine(absolute[...]).target.host == "h")
  }

  @Test func `the host of an absolute target wins`() throws {
    let target = try RequestTarget(
      parsing: Array("http://Other.Example:81?x=1".utf8)[...], method: .get)
    #expect(target.host == "other.example")
    #expect(target.path == "/")
    #expect(target.query["x"] == "1")
  }
}
