/// Deadlines of slots, each slot having at most one; setting, moving and dropping one is O(1) and
/// allocates nothing once the slots are known.
///
/// A hashed wheel: each bucket is a list of the slots whose deadline falls into one tick, chained
/// through arrays. Deadlines are rounded up to the next tick, so none comes early.
public struct TimerWheel: Sendable {
  private static let none: Int32 = -1

  private let tick: Int64
  private let bucketCount: Int
  /// The last tick whose bucket was emptied.
  private var lastTick: Int64
  /// No deadline falls before this tick; it may be early where a deadline was dropped or moved.
  private var nextTick = Int64.max
  /// The first slot of each bucket; one bucket more holds what is due.
  private var heads: [Int32]
  private var following: [Int32] = []
  private var preceding: [Int32] = []
  private var buckets: [Int32] = []
  private var deadlines: [Int64] = []
  private var count = 0

  /// Makes a wheel without deadlines.
  ///
  /// - Parameters:
  ///   - tick: how exact deadlines are.
  ///   - bucketCount: how many ticks one turn of the wheel has.
  ///   - now: the present.
  public init(tick: Duration = .milliseconds(50), bucketCount: Int = 1_024, now: MonotonicInstant) {
    self.tick = tick.nanoseconds
    self.bucketCount = bucketCount
    lastTick = now.nanoseconds / self.tick
    heads = Array(repeating: Self.none, count: bucketCount + 1)
  }

  private var dueBucket: Int { bucketCount }

  /// Sets the deadline of a slot in the place of the one it had.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - deadline: the instant; one that has passed is due at once.
  public mutating func schedule(_ slot: Int, at deadline: MonotonicInstant) {
    makeRoom(for: slot)
    cancel(slot)
    let wanted = (deadline.nanoseconds + tick - 1) / tick
    deadlines[slot] = wanted
    nextTick = min(nextTick, wanted)
    link(slot, wanted <= lastTick ? dueBucket : Int(wanted) % bucketCount)
  }

  /// Drops the deadline of a slot, if it has one.
  ///
  /// - Parameter slot: the slot.
  public mutating func cancel(_ slot: Int) {
    guard slot < buckets.count, buckets[slot] != Self.none else { return }
    let (before, after) = (preceding[slot], following[slot])
    if before == Self.none {
      heads[Int(buckets[slot])] = after
    } else {
      following[Int(before)] = after
    }
    if after != Self.none { preceding[Int(after)] = before }
    buckets[slot] = Self.none
    count -= 1
  }

  /// Finds out which deadlines have passed; `popDue` then gives them out.
  ///
  /// - Parameter now: the present.
  /// - Complexity: O(1) if no deadline can have passed, else O(buckets + slots in those passed).
  public mutating func advance(to now: MonotonicInstant) {
    let present = now.nanoseconds / tick
    guard present > lastTick else { return }
    if present >= nextTick {
      for step in 1...min(present - lastTick, Int64(bucketCount)) {
        collectDue(bucket: Int((lastTick + step) % Int64(bucketCount)), present)
      }
      nextTick = firstTaken(after: present)
    }
    lastTick = present
  }

  private func firstTaken(after present: Int64) -> Int64 {
    let step = (1...Int64(bucketCount)).first {
      heads[Int((present + $0) % Int64(bucketCount))] != Self.none
    }
    return step.map { present + $0 } ?? .max
  }

  /// Takes a slot whose deadline has passed; it has none then.
  ///
  /// - Returns: the slot, or nil if no more are due.
  public mutating func popDue() -> Int? {
    let slot = heads[dueBucket]
    guard slot != Self.none else { return nil }
    cancel(Int(slot))
    return Int(slot)
  }

  /// When `advance` should next be called: nil if there is no deadline.
  public var nextAdvance: MonotonicInstant? {
    if heads[dueBucket] != Self.none { return MonotonicInstant(nanoseconds: lastTick * tick) }
    return count > 0 ? MonotonicInstant(nanoseconds: nextTick * tick) : nil
  }

  private mutating func collectDue(bucket: Int, _ present: Int64) {
    var slot = heads[bucket]
    while slot != Self.none {
      let after = following[Int(slot)]
      if deadlines[Int(slot)] <= present {
        cancel(Int(slot))
        link(Int(slot), dueBucket)
      }
      slot = after
    }
  }

  private mutating func link(_ slot: Int, _ bucket: Int) {
    let head = heads[bucket]
    if head != Self.none { preceding[Int(head)] = Int32(slot) }
    following[slot] = head
    preceding[slot] = Self.none
    buckets[slot] = Int32(bucket)
    heads[bucket] = Int32(slot)
    count += 1
  }

  private mutating func makeRoom(for slot: Int) {
    while buckets.count <= slot {
      buckets.append(Self.none)
      following.append(Self.none)
      preceding.append(Self.none)
      deadlines.append(0)
    }
  }
}
