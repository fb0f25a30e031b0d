import Testing

@testable import Sockets

struct TimerWheelTests {
  private static func instant(_ milliseconds: Int) -> MonotonicInstant {
    MonotonicInstant(nanoseconds: Int64(milliseconds) * 1_000_000)
  }

  private static func wheel() -> TimerWheel {
    TimerWheel(tick: .milliseconds(10), bucketCount: 8, now: instant(0))
  }

  private static func due(_ wheel: inout TimerWheel, at milliseconds: Int) -> Set<Int> {
    wheel.advance(to: instant(milliseconds))
    var slots: Set<Int> = []
    while let slot = wheel.popDue() { slots.insert(slot) }
    return slots
  }

  @Test func `no deadline comes early or more than a tick late`() {
    for deadline in 0...200 {
      var wheel = Self.wheel()
      wheel.schedule(3, at: Self.instant(deadline))
      let first = (0...220).first { Self.due(&wheel, at: $0) == [3] }
      #expect(first == (deadline + 9) / 10 * 10)
    }
  }

  @Test func `a moved deadline replaces the one before`() {
    var wheel = Self.wheel()
    wheel.schedule(0, at: Self.instant(20))
    wheel.schedule(0, at: Self.instant(500))
    #expect(Self.due(&wheel, at: 490) == [])
    #expect(Self.due(&wheel, at: 500) == [0])
    #expect(wheel.nextAdvance == nil)
  }

  @Test func `a dropped deadline does not come, also when it is due already`() {
    var wheel = Self.wheel()
    for slot in 0..<3 { wheel.schedule(slot, at: Self.instant(20)) }
    wheel.cancel(1)
    wheel.advance(to: Self.instant(20))
    wheel.cancel(2)
    #expect(wheel.popDue() == 0)
    #expect(wheel.popDue() == nil)
  }

  @Test func `a jump over many turns of the wheel finds all that is due and nothing else`() {
    var wheel = Self.wheel()
    for slot in 0..<100 { wheel.schedule(slot, at: Self.instant(slot * 100)) }
    #expect(Self.due(&wheel, at: 5_000) == Set(0...50))
    #expect(Self.due(&wheel, at: 20_000) == Set(51..<100))
  }

  @Test func `it agrees with a sorted list in random use`() {
    var random = SeededGenerator(seed: 7)
    var wheel = Self.wheel()
    var model: [Int: Int] = [:]
    var now = 0
    for _ in 0..<20_000 {
      let slot = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        // Whole ticks, so that the model need not round.
        let deadline = (now / 10 + Int.random(in: 0..<30, using: &random)) * 10
        wheel.schedule(slot, at: Self.instant(deadline))
        model[slot] = deadline
      case 2:
        wheel.cancel(slot)
        model[slot] = nil
      default:
        now += Int.random(in: 0..<40, using: &random)
        let expected = Set(model.filter { $0.value <= now / 10 * 10 }.keys)
        #expect(Self.due(&wheel, at: now) == expected, "seed 7, at \(now)")
        for slot in expected { model[slot] = nil }
      }
    }
  }

  @Test func `the next advance is never after the earliest deadline`() throws {
    var wheel = Self.wheel()
    #expect(wheel.nextAdvance == nil)
    wheel.schedule(1, at: Self.instant(35))
    #expect(wheel.nextAdvance == Self.instant(40))
    wheel.schedule(2, at: Self.instant(15))
    #expect(wheel.nextAdvance == Self.instant(20))
  }
}
