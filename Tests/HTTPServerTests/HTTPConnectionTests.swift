import Sockets
import Testing

@testable import HTTPServer

struct HTTPConnectionTests {
  private static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let postHead =
    "POST /api/boards HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
  private let application = TestApplication()

  private func run(_ configuration: HTTPServer.Configuration = .init()) -> MachineRun {
    MachineRun(application, configuration: configuration)
  }

  @Test func `a silent connection is closed at the idle timeout, without an answer`() {
    var run = run()
    run.wait(.milliseconds(59_999))
    #expect(run.outputs == [])
    run.wait(.milliseconds(1))
    #expect(run.outputs == [.close])
  }

  @Test func `a header that trickles in is cut off ten seconds after its first byte`() {
    var run = run()
    run.wait(.seconds(50))
    for byte in "GET / HTTP".utf8 {
      run.receive([byte])
      run.wait(.milliseconds(990))
    }
    #expect(run.statuses == [])
    run.wait(.milliseconds(100))
    #expect(run.statuses == [408])
    #expect(run.isClosed)
  }

  @Test func `a body that trickles in is cut off after thirty seconds`() {
    var run = run()
    run.receive(Self.postHead + "Content-Length: 40\r\n\r\n")
    for _ in 0..<29 {
      run.receive("x")
      run.wait(.seconds(1))
    }
    #expect(run.statuses == [])
    run.wait(.seconds(1))
    #expect(run.statuses == [408])
  }

  @Test func `the idle time begins anew after an answer`() {
    var run = run()
    run.receive(Self.get)
    run.wait(.seconds(59))
    run.receive(Self.get)
    run.wait(.seconds(59))
    #expect(run.statuses == [200, 200])
    #expect(!run.isClosed)
    run.wait(.seconds(1))
    #expect(run.outputs.last == .close)
  }

  @Test func `the application has all the time it needs`() {
    var run = run()
    run.receive("GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(run.statuses == [500], "a responder that is let go answers")
    var held = self.run()
    held.receive("GET /later HTTP/1.1\r\nHost: localhost\r\n\r\n")
    held.wait(.seconds(1_000))
    #expect(held.outputs == [])
  }

  @Test func `what is sent ahead of its turn is answered in turn, and limited`() {
    var run = run()
    run.receive("GET /later HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(run.machine.wantsInput)
    run.receive(String(repeating: Self.get, count: 2_000))
    #expect(!run.machine.wantsInput)
    run.machine.respond(HTTPResponse(text: "now"))
    run.run()
    #expect(run.statuses.count == 2_001)
    #expect(run.machine.wantsInput)
  }

  @Test func `the client is told to go on only where it asked and where the request is accepted`() {
    var accepted = run()
    accepted.receive(Self.postHead + "Content-Length: 2\r\nExpect: 100-Continue\r\n\r\n")
    #expect(accepted.outputs == [.proceed])
    accepted.receive("{}")
    #expect(accepted.statuses == [201])
    var refused = run()
    refused.receive(
      Self.postHead + "Origin: https://evil.example\r\nContent-Length: 2\r\n"
        + "Expect: 100-continue\r\n\r\n")
    #expect(refused.statuses == [403])
    #expect(!refused.outputs.contains(.proceed))
    #expect(refused.isClosed)
  }

  @Test func `a refused request with a short body leaves the connection usable`() {
    var run = run()
    run.receive(
      "POST /api/boards HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
        + "Content-Length: 5\r\n\r\nhello" + Self.get)
    #expect(run.statuses == [415, 200])
    #expect(!run.isClosed)
  }

  @Test func `a body that comes in parts is not copied with each of them`() {
    var run = MachineRun(TestApplication())
    run.receive(
      "POST /api/boards HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        + "Content-Length: 65536\r\n\r\n")
    var places: [UnsafeRawPointer?] = []
    for _ in 0..<63 {
      run.receive([UInt8](repeating: 32, count: 1_024))
      guard case .readingBody(_, let body) = run.machine.state else { break }
      places.append(body.body.withUnsafeBytes { $0.baseAddress })
    }
    #expect(places.count == 63 && Set(places).count == 1)
  }

  @Test func `a body may be as large as the limit and no larger, with a length or in chunks`() {
    let limit = 1 << 20
    for (size, status) in [(limit, 400), (limit + 1, 413)] {
      var withLength = run()
      withLength.receive(Self.postHead + "Content-Length: \(size)\r\n\r\n")
      withLength.receive([UInt8](repeating: 120, count: limit))
      #expect(withLength.statuses == [status])
      var chunked = run()
      chunked.receive(
        Self.postHead + "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"
          + String(size - 1, radix: 16) + "\r\n")
      chunked.receive([UInt8](repeating: 120, count: limit))
      if status == 400 {
        var exact = run()
        exact.receive(Self.postHead + "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n")
        exact.receive(String(limit - 1, radix: 16) + "\r\n")
        exact.receive([UInt8](repeating: 120, count: limit - 1))
        exact.receive("\r\n0\r\n\r\n")
        #expect(exact.statuses == [400])
      } else {
        #expect(chunked.statuses == [413])
      }
    }
  }

  @Test func `the header may have 64 KiB and 100 fields`() {
    func status(fields: Int, bytes: Int) -> [Int] {
      var run = run()
      var head = "GET / HTTP/1.1\r\nHost: localhost\r\n"
      for number in 1..<fields { head += "X-\(number): y\r\n" }
      let padding = bytes - head.utf8.count - "X: \r\n\r\n".utf8.count
      if padding >= 0 { head += "X: " + String(repeating: "z", count: padding) + "\r\n" }
      run.receive(head + "\r\n")
      return run.statuses
    }
    #expect(status(fields: 100, bytes: 0) == [200])
    #expect(status(fields: 101, bytes: 0) == [431])
    #expect(status(fields: 50, bytes: 65_536) == [200])
    #expect(status(fields: 50, bytes: 65_537) == [431])
    var target = run()
    target.receive("GET /" + String(repeating: "a", count: 65_536))
    #expect(target.statuses == [414])
    var eightThousand = run()
    eightThousand.receive(
      "GET /?" + String(repeating: "a", count: 7_980) + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(eightThousand.statuses == [200])
  }

  @Test func `a stop lets the present request finish and closes what is idle`() {
    var idle = run()
    idle.receive(Self.get)
    idle.machine.stop()
    idle.run()
    #expect(idle.outputs.last == .close)
    var busy = run()
    busy.receive(Self.postHead + "Content-Length: 2\r\n\r\n")
    busy.machine.stop()
    busy.run()
    #expect(!busy.isClosed)
    busy.receive("{}")
    #expect(busy.statuses == [201])
    #expect(busy.outputs.last == .shutdown)
  }

  @Test func `after the last answer so much is read and no more`() {
    var run = run()
    run.receive("GET  /\r\n\r\n")
    #expect(run.outputs.last == .shutdown)
    run.receive([UInt8](repeating: 0, count: 256 * 1_024))
    #expect(run.outputs.last == .shutdown)
    run.receive([0])
    #expect(run.outputs.last == .close)
  }

  @Test func `after the last answer the client has two seconds`() {
    var run = run()
    run.receive("GET  /\r\n\r\n")
    run.machine.didSendPart(1, at: run.now)
    #expect(run.machine.deadline == run.now + .seconds(2))
  }

  @Test func `a stream to HEAD is a head, and a stream ends with its client`() {
    var head = run()
    head.receive("HEAD /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(head.statuses == [200])
    #expect(head.isClosed)
    var stream = run()
    stream.receive("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(stream.outputs == [.stream])
    stream.receive("anything")
    #expect(stream.outputs == [.stream])
    stream.receiveEnd()
    #expect(stream.outputs == [.stream, .close])
  }

  @Test func `a stream does not open to a client that has ended its side, whenever that was`() {
    let request = "GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n"
    var together = run()
    together.machine.receiveEnd()
    together.receive(request)
    #expect(together.outputs == [.close])
    var later = run()
    later.receive("GET /later HTTP/1.1\r\nHost: localhost\r\n\r\n")
    later.receiveEnd()
    let opens = later.machine.stream(EventStream([]))
    #expect(opens)
    later.run()
    #expect(later.outputs == [.close])
  }

  @Test(
    arguments: [
      "Content-Length: 9\r\n\r\n", "Content-Length: 9\r\n\r\n{", "X-Later: ", "broken\r\n\r\n",
      "Content-Length: 9999999\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nz\r\n",
      "Host: b\r\n\r\n",
      "Expect: nothing\r\n\r\n",
    ])
  func `what is known of a request goes with its rejection, whether in time or not`(rest: String) {
    var run = run()
    run.receive(Self.postHead + "Last-Event-ID: 7\r\n" + rest)
    run.wait(.seconds(40))
    #expect(run.rejected.map { $0?.fields[.lastEventID] } == ["7"])
    var unknown = self.run()
    unknown.receive("POST /api")
    unknown.wait(.seconds(40))
    #expect(unknown.rejected.count == 1 && unknown.rejected[0] == nil)
  }

  @Test func `beyond the limits only vital requests are served, one a connection`() {
    var vital = MachineRun(application, isSpare: true)
    vital.receive(Self.get)
    #expect(vital.statuses == [200])
    #expect(vital.isClosed)
    var silent = MachineRun(application, isSpare: true)
    silent.receive("GET")
    silent.wait(.seconds(2))
    #expect(silent.statuses == [408])
  }

  @Test func `only ASCII letters lose their case`() {
    var kelvin = run()
    kelvin.receive(Self.postHead + "Transfer-Encoding: chun\u{212a}ed\r\n\r\n0\r\n\r\n")
    #expect(kelvin.statuses == [400])
  }

  @Test func `OPTIONS for the whole server is answered`() {
    var run = run()
    run.receive("OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(run.statuses == [204])
  }

  @Test(
    arguments: [
      "Content-Length: 39\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n27\r\n",
      "Expect: 100-continue\r\nContent-Length: 39\r\n\r\n",
    ], ["*", "/", "/api/boards"])
  func `the body of a request is no request, whatever the path and the framing`(
    framing: String, path: String
  ) {
    var run = run()
    run.receive(
      "OPTIONS \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + framing
        + "GET /smuggled HTTP/1.1\r\nHost: inner\r\n\r\n")
    if framing.hasPrefix("Transfer") { run.receive("\r\n0\r\n\r\n") }
    #expect(run.statuses.count == 1)
  }

  @Test func `a client that has ended its side still gets all its answers`() {
    var run = run()
    run.receive(Self.get + Self.get)
    run.receiveEnd()
    #expect(run.statuses == [200, 200])
    #expect(run.outputs.last == .close)
  }
}
