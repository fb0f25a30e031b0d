import Testing

@testable import HTTPServer

struct EventLogTests {
  private static func limits(frames: Int = 4, bytes: Int = 10_000) -> EventChannel.Limits {
    var limits = EventChannel.Limits()
    limits.retainedFrames = frames
    limits.retainedBytes = bytes
    return limits
  }

  private static func log(
    _ numbers: ClosedRange<Int>, limits: EventChannel.Limits = limits()
  ) -> EventLog {
    var log = EventLog(position: "e-0", limits: limits)
    for number in numbers { log.append(EventFrame(data: "\(number)", id: "e-\(number)")) }
    return log
  }

  private static func text(_ log: EventLog, from cursor: UInt64, byteLimit: Int = .max) -> [String]
  {
    var batch = FrameBatch()
    log.copy(from: cursor, byteLimit: byteLimit, into: &batch)
    return EventStreamReader.events(in: batch.bytes).map(\.data)
  }

  @Test func `a stream begins after the position that it names, or now`() throws {
    let log = Self.log(1...3)
    #expect(log.cursor(after: nil) == 3)
    #expect(log.cursor(after: "e-3") == 3)
    #expect(Self.text(log, from: try #require(log.cursor(after: "e-1"))) == ["2", "3"])
    #expect(Self.text(log, from: try #require(log.cursor(after: "e-0"))) == ["1", "2", "3"])
    #expect(log.cursor(after: "e-4") == nil)
    #expect(log.cursor(after: "other-1") == nil)
    #expect(log.cursor(after: "") == nil)
  }

  @Test func `the position before the oldest frame still has all that follows`() throws {
    let log = Self.log(1...9)
    #expect(log.oldest == 5)
    #expect(Self.text(log, from: try #require(log.cursor(after: "e-5"))) == ["6", "7", "8", "9"])
    #expect(log.cursor(after: "e-4") == nil)
    #expect(log.cursor(after: "e-0") == nil)
  }

  @Test func `a frame without a position moves none`() throws {
    var log = Self.log(1...2)
    log.append(EventFrame(event: "presence", data: "p"))
    #expect(log.position == "e-2")
    #expect(Self.text(log, from: try #require(log.cursor(after: "e-2"))) == ["p"])
    for _ in 0..<10 { log.append(EventFrame(event: "presence", data: "p")) }
    #expect(log.cursor(after: "e-2") == log.oldest)
    #expect(log.cursor(after: "e-1") == nil)
  }

  @Test func `bytes are bounded as well as frames`() {
    let frame = EventFrame(data: "1", id: "e-1").bytes.count
    let log = Self.log(1...9, limits: Self.limits(frames: 100, bytes: 3 * frame))
    #expect(log.next - log.oldest == 3)
  }

  @Test func `a part of the backlog ends with a whole frame`() {
    let log = Self.log(1...4)
    #expect(Self.text(log, from: 0, byteLimit: 1) == ["1"])
    #expect(Self.text(log, from: 2) == ["3", "4"])
    #expect(Self.text(log, from: 4) == [])
  }

  @Test func `memory does not grow with what has passed`() {
    let log = Self.log(1...100_000, limits: Self.limits(frames: 10))
    #expect(log.next == 100_000)
    #expect(log.oldest == 99_990)
    #expect(log.cursor(after: "e-99995") == 99_995)
  }
}
