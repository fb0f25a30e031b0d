// The lists that slots stand in: all of a collection, the live ones, and those of one member from the
// oldest to the newest. What is unlinked keeps its own links.
extension ContiguousArray<Slot> {
  mutating func link(_ slot: SlotIndex, in collection: inout Collection) {
    var slots = mutableSpan
    let (previous, next) = (slots[Int(slot)].previous, slots[Int(slot)].next)
    if previous == nowhere {
      collection.first = slot
    } else {
      slots[Int(previous)].next = slot
    }
    if next == nowhere {
      collection.last = slot
    } else {
      slots[Int(next)].previous = slot
    }
  }

  mutating func unlink(_ slot: SlotIndex, in collection: inout Collection) {
    var slots = mutableSpan
    let (previous, next) = (slots[Int(slot)].previous, slots[Int(slot)].next)
    if previous == nowhere {
      collection.first = next
    } else {
      slots[Int(previous)].next = next
    }
    if next == nowhere {
      collection.last = previous
    } else {
      slots[Int(next)].previous = previous
    }
  }

  mutating func linkLive(_ slot: SlotIndex, in collection: inout Collection) {
    var slots = mutableSpan
    let (previous, next) = (slots[Int(slot)].previousLive, slots[Int(slot)].nextLive)
    if previous == nowhere {
      collection.firstLive = slot
    } else {
      slots[Int(previous)].nextLive = slot
    }
    if next == nowhere {
      collection.lastLive = slot
    } else {
      slots[Int(next)].previousLive = slot
    }
  }

  mutating func unlinkLive(_ slot: SlotIndex, in collection: inout Collection) {
    var slots = mutableSpan
    let (previous, next) = (slots[Int(slot)].previousLive, slots[Int(slot)].nextLive)
    if previous == nowhere {
      collection.firstLive = next
    } else {
      slots[Int(previous)].nextLive = next
    }
    if next == nowhere {
      collection.lastLive = previous
    } else {
      slots[Int(next)].previousLive = previous
    }
  }

  mutating func linkNewest(_ slot: SlotIndex, of member: inout Member) {
    let older = self[Int(slot)].older
    if older != nowhere { self[Int(older)].newer = slot }
    member.newest = slot
  }

  mutating func unlinkNewest(_ slot: SlotIndex, of member: inout Member) {
    let older = self[Int(slot)].older
    if older != nowhere { self[Int(older)].newer = nowhere }
    member.newest = older
  }

  // A member's slots are left in the order in which they were filled, so that the mark with the
  // earliest departure is the last of its chain.
  mutating func linkOldest(_ slot: SlotIndex, of member: inout Member) {
    let newer = self[Int(slot)].newer
    if newer == nowhere {
      member.newest = slot
    } else {
      self[Int(newer)].older = slot
    }
  }

  mutating func unlinkOldest(_ slot: SlotIndex, of member: inout Member) {
    let newer = self[Int(slot)].newer
    if newer == nowhere {
      member.newest = nowhere
    } else {
      self[Int(newer)].older = nowhere
    }
  }

  /// What the digest of a collection gains when a slot comes between its live neighbours.
  @inline(__always)
  func digest(of slot: SlotIndex, seed: UInt32) -> UInt32 {
    func hash(_ slot: SlotIndex) -> UInt32 {
      slot == nowhere ? Digest.hashOfNothing : self[Int(slot)].hash
    }
    let own = hash(slot)
    let (left, right) = (hash(self[Int(slot)].previousLive), hash(self[Int(slot)].nextLive))
    return Digest.pair(seed, left, own) &+ Digest.pair(seed, own, right)
      &- Digest.pair(seed, left, right)
  }
}
