import Sockets
import Testing

@testable import HTTPServer

/// Clients that take a response in small parts, on a clock of the tests.
struct SlowClientTests {
  /// A connection that has begun to answer.
  private static func answering(_ request: String = "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    -> MachineRun
  {
    var run = MachineRun(TestApplication(), isClientQuick: false)
    run.receive(request)
    return run
  }

  /// Lets the client take so many bytes each time, as long as it may.
  ///
  /// - Returns: after how many seconds it was given up; nil for never.
  private static func endOf(
    _ run: consuming MachineRun, taking bytes: Int, every seconds: Int, for times: Int
  ) -> Int64? {
    for _ in 0..<times {
      run.wait(.seconds(seconds))
      guard !run.isClosed else { return run.now.nanoseconds / 1_000_000_000 }
      run.machine.didSendPart(bytes, at: run.now)
    }
    return nil
  }

  @Test(arguments: [1, 100, 900])
  func `a client that takes less than the least rate is given up in the end`(bytes: Int) throws {
    let end = try #require(Self.endOf(Self.answering(), taking: bytes, every: 1, for: 10_000))
    // It has 30 seconds at first, and what it takes in each adds a little to them.
    let expected = 1 + 29 * 1_024 / (1_024 - bytes)
    #expect((expected...(expected + 1)).contains(Int(end)))
  }

  @Test(arguments: [1_024, 2_000, 1_000_000])
  func `a client that takes the least rate or more has all the time that it needs`(bytes: Int) {
    #expect(Self.endOf(Self.answering(), taking: bytes, every: 1, for: 10_000) == nil)
  }

  @Test func `a client that took much at first and then nothing is given up at once`() {
    #expect(Self.endOf(Self.answering(), taking: 1 << 30, every: 31, for: 2) == 31)
    var run = Self.answering()
    run.machine.didSendPart(1 << 30, at: run.now)
    run.wait(.seconds(29))
    #expect(!run.isClosed)
    run.wait(.seconds(1))
    #expect(run.isClosed)
  }

  @Test func `the answer to a broken request is given up as any other`() {
    let run = Self.answering("BAD\r\n\r\n")
    #expect(Self.endOf(run, taking: 1, every: 10, for: 100) == 40)
  }

  @Test func `each response has its own time`() {
    var run = Self.answering()
    for _ in 1...100 {
      run.wait(.seconds(29))
      run.machine.didSendPart(1, at: run.now)
      run.machine.didSendResponse(at: run.now)
      run.receive("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    }
    #expect(!run.isClosed && run.statuses.count == 101)
  }
}
