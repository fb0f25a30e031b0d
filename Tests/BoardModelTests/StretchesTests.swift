import Testing

@testable import BoardModel
@testable import RandomHistories

/// A list of slots with small stretches, as a board keeps it.
private struct SlotList {
  var slots = Table<Slot>()
  var collection = Collection(owner: nowhere, section: Section(id: ""), hash: 0)
  var stretches: Stretches
  /// The slots in order, as an array has them.
  var order: [SlotIndex] = []

  mutating func insert(at place: Int) {
    var slot = Slot(member: 0, hash: 0, collection: 0, arrival: .never)
    slot.previous = place > 0 ? order[place - 1] : nowhere
    slot.next = place < order.count ? order[place] : nowhere
    let index = slots.endIndex
    slots.append(slot)
    stretches.insert(index, of: &slots)
    slots.link(index, in: &collection)
    stretches.countLive(in: slots[index].stretch, by: 1)
    order.insert(index, at: place)
  }

  mutating func vacate(at place: Int) {
    let slot = order[place]
    guard !slots[slot].isMark else { return }
    slots[slot].departure = Stamp(revision: 1, author: 0)
    stretches.countLive(in: slots[slot].stretch, by: -1)
  }

  mutating func remove(at place: Int) {
    vacate(at: place)
    let slot = order.remove(at: place)
    slots.unlink(slot, in: &collection)
    stretches.remove(slot, of: &slots)
  }

  /// The first live slot from each place on.
  var firstLive: [SlotIndex] {
    order.map { stretches.firstLive(from: $0, in: slots) }
  }

  var firstLiveByLooking: [SlotIndex] {
    order.indices.map { place in order[place...].first { !slots[$0].isMark } ?? nowhere }
  }

  /// How many neighbours are in different stretches.
  var cuts: Int {
    zip(order, order.dropFirst()).count { slots[$0].stretch != slots[$1].stretch }
  }
}

@Suite struct StretchesTests {
  @Test(arguments: [4, 8, 128] as [Int32])
  func `the first live slot is the one that a walk finds, whatever came and went`(
    maximumCount: Int32
  ) {
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      var list = SlotList(stretches: Stretches(maximumCount: maximumCount))
      for step in 0..<600 {
        let place = Int.random(in: 0..<max(1, list.order.count), using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<3: list.insert(at: Int.random(in: 0...list.order.count, using: &random))
        case 3..<6 where !list.order.isEmpty: list.vacate(at: place)
        case _ where step % 200 > 150 && !list.order.isEmpty: list.remove(at: place)
        default: break
        }
        #expect(list.firstLive == list.firstLiveByLooking, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `a long run of marks is few stretches, also after most of it has gone`() {
    var list = SlotList(stretches: Stretches())
    for place in 0..<10_000 { list.insert(at: place) }
    for place in 1..<9_999 { list.vacate(at: place) }
    #expect(list.cuts <= 10_000 / 64)
    var random = SeededGenerator(seed: 1)
    while list.order.count > 1_000 {
      list.remove(at: Int.random(in: 0..<list.order.count, using: &random))
    }
    #expect(list.cuts <= 1_000 / 16)
  }
}
