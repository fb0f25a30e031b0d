import Testing

@testable import HTTPServer

struct LineLimitTests {
  private static let post =
    "POST /api/boards HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    + "Transfer-Encoding: chunked\r\n\r\n"

  /// What comes before a line that may be of any length, and how many bytes the line may have.
  private static let places = [
    (before: "", line: "GET /?", limit: 256),
    (before: "GET / HTTP/1.1\r\nHost: localhost\r\n", line: "X: ", limit: 223),
    (before: post, line: "c;", limit: 4_096),
    (before: post + "0\r\n", line: "X: ", limit: 256),
  ]

  private func run(_ parts: [ArraySlice<UInt8>]) -> MachineRun {
    var configuration = HTTPServer.Configuration()
    configuration.headBytes = 256
    var run = MachineRun(TestApplication(), configuration: configuration)
    for part in parts { run.receive(part) }
    return run
  }

  @Test(arguments: 0..<4, ["\r\n", "\n", "\r\r\n", "\u{1}\r\n"])
  func `a line is too long at the same byte wherever it is cut and however it ends`(
    place: Int, end: String
  ) {
    let (before, line, limit) = Self.places[place]
    for length in (limit - 3)...(limit + 3) {
      let padding = String(repeating: "a", count: length - line.utf8.count - end.utf8.count)
      let bytes = Array((before + line + padding + end + "\r\n").utf8)
      let whole = run([bytes[...]])
      for cut in (bytes.count - 8)..<bytes.count {
        #expect(run([bytes[..<cut], bytes[cut...]]).outputs == whole.outputs, "\(length), \(cut)")
      }
    }
  }

  @Test func `a chunk line may have 4 KiB`() {
    for (length, count) in [(4_096, 0), (4_097, 1)] {
      let line = "c;" + String(repeating: "a", count: length - 4) + "\r\n"
      #expect(run([Array((Self.post + line).utf8)[...]]).statuses.count == count)
    }
  }
}
