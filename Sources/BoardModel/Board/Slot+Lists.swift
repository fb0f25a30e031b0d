// The lists that slots stand in: all of a collection, the live ones, and those of one member from the
// oldest to the newest. What is unlinked keeps its own links.
extension Table<Slot> {
  mutating func link(_ slot: SlotIndex, in collection: inout Collection) {
    let (previous, next) = (self[slot].previous, self[slot].next)
    if previous == nowhere {
      collection.first = slot
    } else {
      self[previous].next = slot
    }
    if next == nowhere {
      collection.last = slot
    } else {
      self[next].previous = slot
    }
  }

  mutating func unlink(_ slot: SlotIndex, in collection: inout Collection) {
    let (previous, next) = (self[slot].previous, self[slot].next)
    if previous == nowhere {
      collection.first = next
    } else {
      self[previous].next = next
    }
    if next == nowhere {
      collection.last = previous
    } else {
      self[next].previous = previous
    }
  }

  mutating func linkLive(_ slot: SlotIndex, in collection: inout Collection) {
    let (previous, next) = (self[slot].previousLive, self[slot].nextLive)
    if previous == nowhere {
      collection.firstLive = slot
    } else {
      self[previous].nextLive = slot
    }
    if next == nowhere {
      collection.lastLive = slot
    } else {
      self[next].previousLive = slot
    }
  }

  mutating func unlinkLive(_ slot: SlotIndex, in collection: inout Collection) {
    let (previous, next) = (self[slot].previousLive, self[slot].nextLive)
    if previous == nowhere {
      collection.firstLive = next
    } else {
      self[previous].nextLive = next
    }
    if next == nowhere {
      collection.lastLive = previous
    } else {
      self[next].previousLive = previous
    }
  }

  mutating func linkNewest(_ slot: SlotIndex, of member: inout Member) {
    let older = self[slot].older
    if older != nowhere { self[older].newer = slot }
    member.newest = slot
  }

  mutating func unlinkNewest(_ slot: SlotIndex, of member: inout Member) {
    let older = self[slot].older
    if older != nowhere { self[older].newer = nowhere }
    member.newest = older
  }

  // A member's slots are left in the order in which they were filled, so that the mark with the
  // earliest departure is the last of its chain.
  mutating func linkOldest(_ slot: SlotIndex, of member: inout Member) {
    let newer = self[slot].newer
    if newer == nowhere {
      member.newest = slot
    } else {
      self[newer].older = slot
    }
  }

  mutating func unlinkOldest(_ slot: SlotIndex, of member: inout Member) {
    let newer = self[slot].newer
    if newer == nowhere {
      member.newest = nowhere
    } else {
      self[newer].older = nowhere
    }
  }

  /// What the digest of a collection gains when a slot comes between its live neighbours.
  @inline(__always)
  func digest(of slot: SlotIndex, seed: UInt32) -> UInt32 {
    func hash(_ slot: SlotIndex) -> UInt32 {
      slot == nowhere ? Digest.hashOfNothing : self[slot].hash
    }
    let own = hash(slot)
    let (left, right) = (hash(self[slot].previousLive), hash(self[slot].nextLive))
    return Digest.pair(seed, left, own) &+ Digest.pair(seed, own, right)
      &- Digest.pair(seed, left, right)
  }
}
