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

  /// Takes a slot in between its live neighbours.
  ///
  /// - Returns: What the collection's digest gains by it.
  mutating func linkLive(_ slot: SlotIndex, in collection: inout Collection) -> UInt32 {
    let (previous, next, own) = liveNeighbours(of: slot)
    let left = setNextLive(of: previous, to: slot, in: &collection)
    let right = setPreviousLive(of: next, to: slot, in: &collection)
    return Digest.gain(collection.seed, left, own, right)
  }

  /// Takes a slot out from between its live neighbours.
  ///
  /// - Returns: What the collection's digest loses by it.
  mutating func unlinkLive(_ slot: SlotIndex, in collection: inout Collection) -> UInt32 {
    let (previous, next, own) = liveNeighbours(of: slot)
    let left = setNextLive(of: previous, to: next, in: &collection)
    let right = setPreviousLive(of: next, to: previous, in: &collection)
    return Digest.gain(collection.seed, left, own, right)
  }

  @inline(__always)
  private func liveNeighbours(
    of slot: SlotIndex
  ) -> (previous: SlotIndex, next: SlotIndex, hash: UInt32) {
    let slot = self[slot]
    return (slot.previousLive, slot.nextLive, slot.hash)
  }

  /// Sets what follows a live slot, or what is first, and gives the hash of the one that it follows.
  @inline(__always)
  private mutating func setNextLive(
    of slot: SlotIndex, to next: SlotIndex, in collection: inout Collection
  ) -> UInt32 {
    guard slot != nowhere else {
      collection.firstLive = next
      return Digest.hashOfNothing
    }
    return update(slot) { slot in
      slot.nextLive = next
      return slot.hash
    }
  }

  @inline(__always)
  private mutating func setPreviousLive(
    of slot: SlotIndex, to previous: SlotIndex, in collection: inout Collection
  ) -> UInt32 {
    guard slot != nowhere else {
      collection.lastLive = previous
      return Digest.hashOfNothing
    }
    return update(slot) { slot in
      slot.previousLive = previous
      return slot.hash
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
}
