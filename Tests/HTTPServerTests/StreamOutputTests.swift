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
      var output = StreamOutput(now: Self.start)
      var cursor: UInt64 = 0
      output.didSend(count, of: batch, cursor: &cursor, at: Self.start)
      var sent = Array(batch.bytes[..<count])
      if output.hasOwn { sent += output.withOwn { Array($0) } }
      for frame in Self.frames[Int(cursor)...] { sent += frame.bytes }
      #expect(sent == batch.bytes, "cut at \(count)")
      #expect(output.isBlocked == (count < batch.bytes.count))
    }
  }

  @Test func `own bytes leave in any number of parts`() {
    var output = StreamOutput(beginningWith: Array("retry: ".utf8), now: Self.start)
    output.append(Array("1\n\n".utf8))
    var sent: [UInt8] = []
    while output.hasOwn {
      sent += output.withOwn { Array($0.prefix(3)) }
      output.didSendOwn(output.withOwn { min(3, $0.count) }, at: Self.start)
    }
    #expect(sent == Array("retry: 1\n\n".utf8))
    #expect(!output.isBlocked)
  }

  @Test func `a quiet stream is due for a comment, one that is stuck for its end`() {
    var output = StreamOutput(now: Self.start)
    var cursor: UInt64 = 0
    var delivered = Self.start
    func deadline() -> MonotonicInstant {
      output.deadline(
        delivered: delivered, heartbeat: .init(.seconds(15)), stall: .init(.seconds(30)))
    }
    #expect(deadline() == Self.start + .seconds(15))
    delivered = Self.start + .seconds(7)
    #expect(deadline() == Self.start + .seconds(22))
    let batch = Self.batch(Self.frames)
    output.didSend(batch.bytes.count, of: batch, cursor: &cursor, at: Self.start + .seconds(10))
    #expect(deadline() == Self.start + .seconds(25))
    output.didBlock(at: Self.start + .seconds(20))
    #expect(deadline() == Self.start + .seconds(50))
    output.didBlock(at: Self.start + .seconds(40))
    #expect(deadline() == Self.start + .seconds(50), "refusing again is no progress")
    output.didSend(
      1, of: Self.batch(Self.frames, at: 4), cursor: &cursor, at: Self.start + .seconds(45))
    #expect(deadline() == Self.start + .seconds(75), "a byte is")
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
