// The moves of members between slots, from which everything else is made. Each is O(1), keeps the
// lists, the digest and the log, and has its inverse in Board+Log.swift.
extension Board {
  /// Fills a new slot in a gap, directly before what follows it.
  mutating func fill(_ member: MemberIndex, in collection: CollectionIndex, at gap: Gap) {
    var slot = Slot(
      member: member, hash: members[member].hash, collection: collection, arrival: stamp)
    slot.next = gap.next
    slot.previous =
      gap.next == nowhere ? collections[collection].last : slots[gap.next].previous
    slot.nextLive = gap.nextLive
    slot.previousLive =
      gap.nextLive == nowhere
      ? collections[collection].lastLive : slots[gap.nextLive].previousLive
    slot.older = members[member].newest
    let index = allocate(slot)
    link(index)
    slots.linkNewest(index, of: &members[member])
    enter(index)
    log.append(.fill(index, home: members[member].home))
    members[member].home = collection
  }

  /// Vacates the slot where a live member stands; a mark stays, unless this changeset filled it.
  mutating func vacate(_ member: MemberIndex) {
    let slot = members[member].slot
    leave(slot)
    let (serial, stamp) = (changeSerial, stamp)
    let isNew = slots.update(slot) { slot in
      slot.liftedBy = serial
      guard slot.arrival.revision != stamp.revision else { return true }
      slot.departure = stamp
      return false
    }
    if isNew {
      unlink(slot)
      slots.unlinkNewest(slot, of: &members[member])
      log.append(.erase(slot))
      log.freedSlots.append(slot)
    } else {
      marks.append(slot)
      log.append(.vacate(slot))
    }
  }

  /// Forgets the mark with the earliest departure.
  mutating func expireFirstMark() {
    guard let mark = marks.first else { return }
    marks.popFirst()
    unlink(mark)
    slots.unlinkOldest(mark, of: &members[slots[mark].member])
    log.append(.expire(mark))
    log.freedSlots.append(mark)
  }

  /// Takes a slot into its collection, between its neighbours.
  mutating func link(_ index: SlotIndex) {
    stretches.insert(index, of: &slots)
    slots.link(index, in: &collections[slots[index].collection])
  }

  /// Takes a slot that is not live out of its collection.
  mutating func unlink(_ index: SlotIndex) {
    slots.unlink(index, in: &collections[slots[index].collection])
    stretches.remove(index, of: &slots)
  }

  /// Takes a slot into the live ones of its collection.
  mutating func enter(_ index: SlotIndex) {
    let slot = slots[index]
    stretches.countLive(in: slot.stretch, by: 1)
    let digest = slots.linkLive(index, in: &collections[slot.collection])
    count(slot, standingAt: index, digest: digest, by: 1)
  }

  /// Takes a slot out of the live ones of its collection.
  mutating func leave(_ index: SlotIndex) {
    let slot = slots[index]
    stretches.countLive(in: slot.stretch, by: -1)
    let digest = slots.unlinkLive(index, in: &collections[slot.collection])
    count(slot, standingAt: nowhere, digest: 0 &- digest, by: -1)
  }

  @inline(__always)
  private mutating func count(
    _ slot: Slot, standingAt index: SlotIndex, digest: UInt32, by step: Int
  ) {
    let own = members.update(slot.member) { member in
      member.slot = index
      return member.collection
    }
    let owner = collections.update(slot.collection) { collection in
      collection.count(digest: digest, by: step)
      return collection.owner
    }
    if owner == nowhere || members[owner].isLive { digestSum &+= digest }
    guard let own else { return itemCount += step }
    let digest = collections[own].digest
    digestSum = step > 0 ? digestSum &+ digest : digestSum &- digest
  }

  private mutating func allocate(_ slot: Slot) -> SlotIndex {
    guard freeSlots.isEmpty else {
      let index = freeSlots.removeLast()
      slots[index] = slot
      return index
    }
    slots.append(slot)
    return slots.endIndex - 1
  }
}
