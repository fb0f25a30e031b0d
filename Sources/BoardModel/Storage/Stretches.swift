/// The lists of all slots, cut into stretches of neighbours that know how many of them are live.
///
/// Who leaves a large part of a board leaves a long run of marks. The search for the live slot behind it
/// passes over a stretch of marks in one step.
struct Stretches: Sendable {
  private struct Stretch: Sendable {
    /// The last of its slots; the one after it is in the next stretch.
    var last: SlotIndex
    var count: Int32 = 0
    var liveCount: Int32 = 0
  }

  /// A stretch with more slots is cut in two, one with less than a quarter of them joins the next.
  let maximumCount: Int32

  private var stretches = Table<Stretch>()
  private var free = Table<StretchIndex>()

  init(maximumCount: Int32 = 128) {
    self.maximumCount = maximumCount
  }

  /// The slot itself where it is occupied, else the next occupied one.
  ///
  /// - Complexity: O(1), and a step for each stretch of marks alone.
  @inline(__always)
  func firstLive(from slot: SlotIndex, in slots: Table<Slot>) -> SlotIndex {
    var slot = slot
    while slot != nowhere, slots[slot].isMark {
      let stretch = stretches[slots[slot].stretch]
      slot = slots[stretch.liveCount == 0 ? stretch.last : slot].next
    }
    return slot
  }

  mutating func part() {
    stretches.part()
    free.part()
  }

  /// Counts a slot that became live, or ceased to be.
  @inline(__always)
  mutating func countLive(in stretch: StretchIndex, by step: Int32) {
    stretches[stretch].liveCount += step
  }

  /// Takes in a slot that will be linked now, and then may be counted as live.
  mutating func insert(_ slot: SlotIndex, of slots: inout Table<Slot>) {
    let (previous, next) = (slots[slot].previous, slots[slot].next)
    let neighbour = previous == nowhere ? next : previous
    var stretch = neighbour == nowhere ? make(endingWith: nowhere) : slots[neighbour].stretch
    if stretches[stretch].count == maximumCount {
      halve(stretch, of: &slots)
      stretch = slots[neighbour].stretch
    }
    slots[slot].stretch = stretch
    stretches[stretch].count += 1
    if stretches[stretch].last == previous { stretches[stretch].last = slot }
  }

  /// Lets go of a slot that has just been unlinked and is not counted as live.
  mutating func remove(_ slot: SlotIndex, of slots: inout Table<Slot>) {
    let (stretch, previous) = (slots[slot].stretch, slots[slot].previous)
    stretches[stretch].count -= 1
    if stretches[stretch].last == slot { stretches[stretch].last = previous }
    let count = stretches[stretch].count
    if count == 0 {
      free.append(stretch)
    } else if count < maximumCount / 4 {
      join(stretch, of: &slots)
    }
  }

  private mutating func make(endingWith slot: SlotIndex) -> StretchIndex {
    if free.isEmpty {
      stretches.append(Stretch(last: slot))
      return stretches.endIndex - 1
    }
    let index = free.removeLast()
    stretches[index] = Stretch(last: slot)
    return index
  }

  /// Makes a stretch of its own of the later half of one.
  private mutating func halve(_ stretch: StretchIndex, of slots: inout Table<Slot>) {
    let later = make(endingWith: stretches[stretch].last)
    move(maximumCount / 2, from: stretch, to: later, of: &slots)
  }

  /// Lets a small stretch go into the next one, if there is room.
  private mutating func join(_ stretch: StretchIndex, of slots: inout Table<Slot>) {
    let next = slots[stretches[stretch].last].next
    guard next != nowhere else { return }
    let later = slots[next].stretch
    let count = stretches[stretch].count
    guard count + stretches[later].count <= maximumCount * 3 / 4 else { return }
    move(count, from: stretch, to: later, of: &slots)
    free.append(stretch)
  }

  /// Moves the last slots of a stretch to the front of the next one.
  private mutating func move(
    _ count: Int32, from stretch: StretchIndex, to later: StretchIndex,
    of slots: inout Table<Slot>
  ) {
    var slot = stretches[stretch].last
    for _ in 0..<count {
      slots[slot].stretch = later
      if !slots[slot].isMark {
        stretches[stretch].liveCount -= 1
        stretches[later].liveCount += 1
      }
      slot = slots[slot].previous
    }
    stretches[stretch].last = slot
    stretches[stretch].count -= count
    stretches[later].count += count
  }
}
