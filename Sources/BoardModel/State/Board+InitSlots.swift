// The slots of a stored state, with the lists that they stand in.
extension Board {
  mutating func restoreSlots(
    _ state: BoardState, by authors: [AuthorIndex]
  ) throws(BoardStateError) {
    let stored = state.slots
    guard let arrivals = stored.arrivals.rows(of: 3), let marks = stored.marks.rows(of: 3),
      arrivals.count == stored.counts.list.reduce(0, { $0 + Int($1) })
    else { throw damage("less slots than it says") }
    var next = arrivals.makeIterator()
    for (collection, count) in stored.counts.list.enumerated() {
      for _ in 0..<max(0, count) {
        guard let numbers = next.next() else { break }
        try appendSlot(numbers, to: CollectionIndex(collection), by: authors)
      }
    }
    var lastDeparture = 0
    for numbers in marks {
      let slot = numbers[0]
      try check(slots.indices.contains(slot) && !slots[slot].isMark, "no slot \(slot) to mark")
      slots[slot].departure = try stamp(numbers[1], numbers[2], by: authors)
      try check(
        lastDeparture...state.revision ~= Int(numbers[1])
          && slots[slot].arrival.revision < numbers[1], "a departure at \(numbers[1])")
      lastDeparture = Int(numbers[1])
      self.marks.append(slot)
    }
    for slot in slots.indices where !slots[slot].isMark { try occupy(slot) }
  }

  private mutating func appendSlot(
    _ numbers: Numbers.Row, to collection: CollectionIndex, by authors: [AuthorIndex]
  ) throws(BoardStateError) {
    let member = numbers[0]
    try check(members.indices.contains(member), "no member \(member)")
    try check(
      (members[member].collection == nil) == (collection != Self.root),
      "“\(members[member].id)” at the wrong place")
    var slot = Slot(
      member: member, hash: members[member].hash, collection: collection,
      arrival: try stamp(numbers[1], numbers[2], by: authors))
    slot.previous = collections[collection].last
    slots.append(slot)
    link(slots.endIndex - 1)
  }

  /// Takes a slot that is no mark into the live ones; all before it have been.
  private mutating func occupy(_ slot: SlotIndex) throws(BoardStateError) {
    let (member, collection) = (slots[slot].member, slots[slot].collection)
    try check(!members[member].isLive, "“\(members[member].id)” at two places")
    slots[slot].previousLive = collections[collection].lastLive
    enter(slot)
  }

  private func stamp(
    _ revision: Int32, _ author: Int32, by authors: [AuthorIndex]
  ) throws(BoardStateError) -> Stamp {
    try check(revision >= 0, "a revision \(revision)")
    guard author != nowhere else { return Stamp(revision: revision, author: nowhere) }
    try check(authors.indices.contains(Int(author)), "no author \(author)")
    return Stamp(revision: revision, author: authors[Int(author)])
  }

  /// The slots of each member, from the oldest arrival to the newest.
  mutating func chainSlots() throws(BoardStateError) {
    let byArrival = slots.indices.sorted { slots[$0].arrival.revision < slots[$1].arrival.revision }
    for index in byArrival {
      let member = slots[index].member
      let older = members[member].newest
      try check(
        older == nowhere
          || slots[older].isMark
            && slots[older].departure.revision <= slots[index].arrival.revision,
        "“\(members[member].id)” at two places at once")
      slots[index].older = older
      slots.linkNewest(index, of: &members[member])
    }
  }
}
