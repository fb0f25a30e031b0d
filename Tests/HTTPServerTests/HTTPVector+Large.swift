extension HTTPVector {
  /// Requests beyond what anybody means to send; they are written here since files of them would
  /// be large too.
  static let large = [
    get("target-64-kib", "GET /\(run("a", 65_536)) HTTP/1.1\r\nHost: localhost\r\n", 414),
    get("request-line-8000", "GET /?\(run("a", 7_980)) HTTP/1.1\r\nHost: localhost\r\n", 200),
    get("name-70-kb", "GET / HTTP/1.1\r\nHost: localhost\r\n\(run("n", 70_000)): v\r\n", 431),
    get("value-128-kb", "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(run("v", 131_072))\r\n", 431),
    get("fields-5000", "GET / HTTP/1.1\r\nHost: localhost\r\n\(fields(5_000, "v"))", 431),
    get(
      "fields-128-kb", "GET / HTTP/1.1\r\nHost: localhost\r\n\(fields(64, run("v", 2_048)))", 431),
    get("empty-lines-70-kb", run("\r\n", 35_000), 414),
    chunked("chunk-size-70000-zeros", "\(run("0", 70_000))c\r\n", 400),
    chunked("chunk-ext-64-kib", "c;\(run("e", 65_536))\r\n", 400),
    chunked("trailer-64-kib", "0\r\nX: \(run("t", 65_536))\r\n\r\n", 431),
    chunked("trailers-5000", "0\r\n\(fields(10_000, "v"))\r\n", 431),
  ]

  private static func run(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func fields(_ count: Int, _ value: String) -> String {
    (0..<count).map { "X-\($0): \(value)\r\n" }.joined()
  }

  private static func get(_ name: String, _ head: String, _ status: Int) -> HTTPVector {
    let expect = Expectation(status: [status], close: status != 200, responses: 1)
    return HTTPVector(name: name, raw: head + "\r\n", expect: expect)
  }

  private static func chunked(_ name: String, _ body: String, _ status: Int) -> HTTPVector {
    let head =
      "POST /api/boards HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      + "Transfer-Encoding: chunked\r\n\r\n"
    let expect = Expectation(status: [status], close: true, responses: 1)
    return HTTPVector(name: name, raw: head + body, expect: expect)
  }
}
