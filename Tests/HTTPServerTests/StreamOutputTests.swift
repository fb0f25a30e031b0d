import Sockets
import Testing

@testable import HTTPServer

struct StreamOutputTests {
  private static let start = MonotonicInstant(nanoseconds: 0)

  private static func batch(_ frames: [EventFrame], at first: UInt64 = 0) -> FrameBatch {
    var batch = FrameBatch()
    batch.begin(at: first)
    for frame in frames { batch.append(frame) }
    return batch
  }

  private static let frames = ["a", "bcd", "", "e\nf"].map { EventFrame(data: $0) }

  @Test func `wherever the kernel stops, not a byte is lost or doubled`() {
    let batch = Self.batch(Self.frames)
    for count in 0...batch.bytes.count {
      var output = StreamOutput(cursors: [0], now: Self.start)
      output.didSend(count, of: batch, cursor: 0, at: Self.start)
      var sent = Array(batch.bytes[..<count])
      if output.hasOwn { sent += output.withOwn { Array($0) } }
      for frame in Self.frames[Int(output.cursors[0])...] { sent += frame.bytes }
      #expect(sent == batch.bytes, "cut at \(count)")
      #expect(output.isBlocked == (count < batch.bytes.count))
    }
  }

  @Test func `own bytes leave in any number of parts`() {
    var output = StreamOutput(cursors: [0], now: Self.start)
    output.append(Array("retry: 1\n\n".utf8))
    var sent: [UInt8] = []
    while output.hasOwn {
      sent += output.withOwn { Array($0.prefix(3)) }
      output.didSendOwn(output.withOwn { min(3, $0.count) }, at: Self.start)
    }
    #expect(sent == Array("retry: 1\n\n".utf8))
    #expect(!output.isBlocked)
  }

  @Test func `a random kernel gets every byte once and in order, also of two channels`() {
    for seed in 0..<200 as Range<UInt64> { Self.simulate(seed: seed) }
  }

  /// Two channels publish at random; the kernel takes a random number of bytes each time.
  private static func simulate(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var logs = (0..<2).map { _ in EventLog(position: "e-0", limits: .init()) }
    var output = StreamOutput(cursors: [0, 0], now: start)
    var reader = EventStreamReader()
    var published = [0, 0]
    for step in 0..<60 {
      let channel = Int.random(in: 0..<2, using: &random)
      if step < 40 {
        published[channel] += 1
        let data = "\(channel):\(published[channel])"
        logs[channel].append(EventFrame(data: data))
      }
      let budget = step < 59 ? Int.random(in: 0..<30, using: &random) : 10_000
      send(&output, logs, budget, to: &reader)
    }
    for channel in 0..<2 {
      let received = reader.events.map(\.data).filter { $0.hasPrefix("\(channel):") }
      let all = (0..<published[channel]).map { "\(channel):\($0 + 1)" }
      #expect(received == all, "seed \(seed)")
    }
  }

  private static func send(
    _ output: inout StreamOutput, _ logs: [EventLog], _ budget: Int,
    to reader: inout EventStreamReader
  ) {
    var budget = budget
    func take(_ bytes: some Collection<UInt8>) -> Int {
      let count = min(budget, bytes.count)
      reader.read(bytes.prefix(count))
      budget -= count
      return count
    }
    output.didUnblock()
    if output.hasOwn { output.didSendOwn(output.withOwn { take($0) }, at: start) }
    for index in logs.indices where !output.isBlocked {
      var batch = FrameBatch()
      logs[index].copy(from: output.cursors[index], into: &batch)
      output.didSend(take(batch.bytes), of: batch, cursor: index, at: start)
    }
  }

  @Test func `a quiet stream is due for a comment, one that is stuck for its end`() {
    var output = StreamOutput(cursors: [0], now: Self.start)
    func deadline() -> MonotonicInstant {
      output.deadline(heartbeat: .init(.seconds(15)), stall: .init(.seconds(30)))
    }
    #expect(deadline() == Self.start + .seconds(15))
    let batch = Self.batch(Self.frames)
    output.didSend(batch.bytes.count, of: batch, cursor: 0, at: Self.start + .seconds(10))
    #expect(deadline() == Self.start + .seconds(25))
    output.didBlock(at: Self.start + .seconds(20))
    #expect(deadline() == Self.start + .seconds(50))
    output.didBlock(at: Self.start + .seconds(40))
    #expect(deadline() == Self.start + .seconds(50), "refusing again is no progress")
    output.didSend(1, of: Self.batch(Self.frames, at: 4), cursor: 0, at: Self.start + .seconds(45))
    #expect(deadline() == Self.start + .seconds(75), "a byte is")
  }

  @Test func `a stream that lost its place gets a reset and goes on from there`() {
    var output = StreamOutput(cursors: [3], now: Self.start)
    output.restart(cursor: 0, at: .init(cursor: 9, reset: EventFrame(event: "reset", data: "x")))
    #expect(output.cursors == [9])
    #expect(output.withOwn { EventStreamReader.events(in: Array($0)) }.map(\.event) == ["reset"])
  }

  @Test func `the border after any byte of a batch is found`() {
    let batch = Self.batch(Self.frames, at: 7)
    #expect(batch.end == 11)
    for count in 0...batch.bytes.count {
      let border = batch.border(atOrAfter: count)
      #expect(border.offset >= count)
      #expect(border.offset == 0 || border.offset == batch.ends[Int(border.frames) - 1])
      #expect(border.frames <= 1 || batch.ends[Int(border.frames) - 2] < count)
    }
  }
}
