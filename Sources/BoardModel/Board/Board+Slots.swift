// The moves of members between slots, from which everything else is made. Each is O(1), keeps the
// lists, the digest and the log, and has its inverse in Board+Log.swift.
extension Board {
  /// Fills a new slot directly before another one, or at the end.
  mutating func fill(_ member: MemberIndex, in collection: CollectionIndex, before next: SlotIndex)
  {
    let slot = allocate(
      Slot(
        member: member, hash: members[Int(member)].hash, collection: collection, arrival: stamp))
    slots[Int(slot)].next = next
    slots[Int(slot)].previous =
      next == nowhere ? collections[Int(collection)].last : slots[Int(next)].previous
    let nextLive = firstLive(from: next)
    slots[Int(slot)].nextLive = nextLive
    slots[Int(slot)].previousLive =
      nextLive == nowhere
      ? collections[Int(collection)].lastLive : slots[Int(nextLive)].previousLive
    slots[Int(slot)].older = members[Int(member)].newest
    link(slot)
    linkNewest(slot)
    linkLive(slot)
    log.append(.fill(slot, home: members[Int(member)].home))
    members[Int(member)].home = collection
  }

  /// Vacates the slot where a live member stands; a mark stays, unless this changeset filled it.
  mutating func vacate(_ member: MemberIndex) {
    let slot = members[Int(member)].slot
    unlinkLive(slot)
    if slots[Int(slot)].arrival.revision == stamp.revision {
      unlink(slot)
      unlinkNewest(slot)
      slots[Int(slot)].vacatedBy = changeSerial
      log.append(.erase(slot))
    } else {
      slots[Int(slot)].departure = stamp
      slots[Int(slot)].vacatedBy = changeSerial
      marks.append(slot)
      log.append(.vacate(slot))
    }
  }

  /// Forgets the mark with the earliest departure.
  mutating func expireFirstMark() {
    guard let slot = marks.first else { return }
    marks.popFirst()
    unlink(slot)
    unlinkOldest(slot)
    log.append(.expire(slot))
  }

  /// The slot itself where it is occupied, else the next occupied one.
  func firstLive(from slot: SlotIndex) -> SlotIndex {
    var slot = slot
    while slot != nowhere, slots[Int(slot)].isMark { slot = slots[Int(slot)].next }
    return slot
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

// The three lists. What is unlinked keeps its own links.
extension Board {
  mutating func link(_ slot: SlotIndex) {
    let (collection, previous, next) = neighbours(slot)
    if previous == nowhere {
      collections[collection].first = slot
    } else {
      slots[Int(previous)].next = slot
    }
    if next == nowhere {
      collections[collection].last = slot
    } else {
      slots[Int(next)].previous = slot
    }
  }

  mutating func unlink(_ slot: SlotIndex) {
    let (collection, previous, next) = neighbours(slot)
    if previous == nowhere {
      collections[collection].first = next
    } else {
      slots[Int(previous)].next = next
    }
    if next == nowhere {
      collections[collection].last = previous
    } else {
      slots[Int(next)].previous = previous
    }
  }

  private func neighbours(_ slot: SlotIndex) -> (Int, SlotIndex, SlotIndex) {
    let slot = slots[Int(slot)]
    return (Int(slot.collection), slot.previous, slot.next)
  }

  mutating func linkLive(_ slot: SlotIndex) {
    let (collection, previous, next) = liveNeighbours(slot)
    if previous == nowhere {
      collections[collection].firstLive = slot
    } else {
      slots[Int(previous)].nextLive = slot
    }
    if next == nowhere {
      collections[collection].lastLive = slot
    } else {
      slots[Int(next)].previousLive = slot
    }
    count(slot, by: 1)
    members[Int(slots[Int(slot)].member)].slot = slot
  }

  mutating func unlinkLive(_ slot: SlotIndex) {
    let (collection, previous, next) = liveNeighbours(slot)
    if previous == nowhere {
      collections[collection].firstLive = next
    } else {
      slots[Int(previous)].nextLive = next
    }
    if next == nowhere {
      collections[collection].lastLive = previous
    } else {
      slots[Int(next)].previousLive = previous
    }
    count(slot, by: -1)
    members[Int(slots[Int(slot)].member)].slot = nowhere
  }

  private func liveNeighbours(_ slot: SlotIndex) -> (Int, SlotIndex, SlotIndex) {
    let slot = slots[Int(slot)]
    return (Int(slot.collection), slot.previousLive, slot.nextLive)
  }

  private mutating func count(_ slot: SlotIndex, by step: Int) {
    let collection = slots[Int(slot)].collection
    updateDigest(around: slot, isLeaving: step < 0)
    collections[Int(collection)].count += step
    if collection == Self.root {
      guard let own = members[Int(slots[Int(slot)].member)].collection else { return }
      let digest = collections[Int(own)].digest
      digestSum = step > 0 ? digestSum &+ digest : digestSum &- digest
    } else {
      itemCount += step
    }
  }

  mutating func linkNewest(_ slot: SlotIndex) {
    let member = Int(slots[Int(slot)].member)
    let older = slots[Int(slot)].older
    if older != nowhere { slots[Int(older)].newer = slot }
    members[member].newest = slot
  }

  mutating func unlinkNewest(_ slot: SlotIndex) {
    let older = slots[Int(slot)].older
    if older != nowhere { slots[Int(older)].newer = nowhere }
    members[Int(slots[Int(slot)].member)].newest = older
  }

  // A member's slots are left in the order in which they were filled, so that the mark with the
  // earliest departure is the last of its chain.
  mutating func linkOldest(_ slot: SlotIndex) {
    let newer = slots[Int(slot)].newer
    if newer == nowhere {
      members[Int(slots[Int(slot)].member)].newest = slot
    } else {
      slots[Int(newer)].older = slot
    }
  }

  mutating func unlinkOldest(_ slot: SlotIndex) {
    let newer = slots[Int(slot)].newer
    if newer == nowhere {
      members[Int(slots[Int(slot)].member)].newest = nowhere
    } else {
      slots[Int(newer)].older = nowhere
    }
  }
}
