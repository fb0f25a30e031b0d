// The moves of members between slots, from which everything else is made. Each is O(1), keeps the
// lists, the digest and the log, and has its inverse in Board+Log.swift.
extension Board {
  /// Fills a new slot directly before another one, or at the end.
  mutating func fill(_ member: MemberIndex, in collection: CollectionIndex, before next: SlotIndex)
  {
    var slot = Slot(
      member: member, hash: members[Int(member)].hash, collection: collection, arrival: stamp)
    slot.next = next
    slot.previous =
      next == nowhere ? collections[Int(collection)].last : slots[Int(next)].previous
    slot.nextLive = slots.firstLive(from: next)
    slot.previousLive =
      slot.nextLive == nowhere
      ? collections[Int(collection)].lastLive : slots[Int(slot.nextLive)].previousLive
    slot.older = members[Int(member)].newest
    let index = allocate(slot)
    slots.link(index, in: &collections[Int(collection)])
    slots.linkNewest(index, of: &members[Int(member)])
    enter(index)
    log.append(.fill(index, home: members[Int(member)].home))
    members[Int(member)].home = collection
  }

  /// Vacates the slot where a live member stands; a mark stays, unless this changeset filled it.
  mutating func vacate(_ member: MemberIndex) {
    let slot = members[Int(member)].slot
    leave(slot)
    slots[Int(slot)].liftedBy = changeSerial
    if slots[Int(slot)].arrival.revision == stamp.revision {
      slots.unlink(slot, in: &collections[Int(slots[Int(slot)].collection)])
      slots.unlinkNewest(slot, of: &members[Int(member)])
      log.append(.erase(slot))
    } else {
      slots[Int(slot)].departure = stamp
      marks.append(slot)
      log.append(.vacate(slot))
    }
  }

  /// Forgets the mark with the earliest departure.
  mutating func expireFirstMark() {
    guard let mark = marks.first else { return }
    marks.popFirst()
    let slot = slots[Int(mark)]
    slots.unlink(mark, in: &collections[Int(slot.collection)])
    slots.unlinkOldest(mark, of: &members[Int(slot.member)])
    log.append(.expire(mark))
  }

  /// Takes a slot into the live ones of its collection.
  mutating func enter(_ index: SlotIndex) {
    let slot = slots[Int(index)]
    slots.linkLive(index, in: &collections[Int(slot.collection)])
    members[Int(slot.member)].slot = index
    count(
      slot, digest: slots.digest(of: index, seed: collections[Int(slot.collection)].seed), by: 1)
  }

  /// Takes a slot out of the live ones of its collection.
  mutating func leave(_ index: SlotIndex) {
    let slot = slots[Int(index)]
    slots.unlinkLive(index, in: &collections[Int(slot.collection)])
    members[Int(slot.member)].slot = nowhere
    let digest = slots.digest(of: index, seed: collections[Int(slot.collection)].seed)
    count(slot, digest: 0 &- digest, by: -1)
  }

  private mutating func count(_ slot: Slot, digest: UInt32, by step: Int) {
    collections[Int(slot.collection)].digest &+= digest
    collections[Int(slot.collection)].count += step
    if isLive(slot.collection) { digestSum &+= digest }
    guard let own = members[Int(slot.member)].collection else { return itemCount += step }
    let digest = collections[Int(own)].digest
    digestSum = step > 0 ? digestSum &+ digest : digestSum &- digest
  }

  private mutating func allocate(_ slot: Slot) -> SlotIndex {
    if let free = freeSlots.popLast() {
      slots[Int(free)] = slot
      return free
    }
    slots.append(slot)
    return SlotIndex(slots.count - 1)
  }
}
