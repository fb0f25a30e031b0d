/// Why a stored state is not one of a board: it is damaged, or of another program.
public struct BoardStateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the value at fault.
  public let description: String
}

extension Board {
  /// Restores a board.
  ///
  /// - Parameter state: What `state` gave, perhaps of an earlier run.
  /// - Throws: An error that names what is wrong in a damaged state.
  /// - Complexity: O(*n* log *n*) in the items and marks.
  public init(_ state: BoardState) throws(BoardStateError) {
    self.init(
      id: state.id, epoch: state.epoch, limits: state.limits, settings: state.settings)
    revision = state.revision
    try restoreMembers(state)
    let authors = try restoreRecords(state)
    try restoreFieldStates(state)
    try restoreSlots(state, by: authors)
    log.removeAll(keepingCapacity: false)
    guard digest == state.digest else {
      throw BoardStateError(
        description: "The state of “\(id)” has the digest \(digest), not \(state.digest).")
    }
  }

  private mutating func restoreMembers(_ state: BoardState) throws(BoardStateError) {
    members.reserveCapacity(state.members.count)
    memberTable.reserveCapacity(state.members.count)
    items.reserveCapacity(state.members.count)
    for stored in state.members {
      let member = try restore(stored)
      try check(
        state.collections.indices.contains(Int(stored.home)) || stored.home == nowhere,
        "no collection \(stored.home)")
      members[Int(member)].home = stored.home
      members[Int(member)].isPurged = stored.isPurged
      members[Int(member)].placement.state = stored.state
      log.removeAll(keepingCapacity: true)
    }
    try check(
      collections.count == state.collections.count,
      "\(collections.count) collections, not \(state.collections.count)")
  }

  private mutating func restore(_ stored: StoredMember) throws(BoardStateError) -> MemberIndex {
    if let item = stored.item {
      try check(index(of: item.id) == nil, "“\(item.id)” twice")
      return intern(item)
    }
    guard let section = stored.section else {
      throw damage("a member that is neither item nor section")
    }
    try check(index(of: section.id) == nil, "“\(section.id)” twice")
    return intern(section)
  }

  /// Restores what undo needs; returns the authors by their numbers in the state.
  private mutating func restoreRecords(
    _ state: BoardState
  ) throws(BoardStateError) -> [AuthorIndex] {
    var authors = state.authors.map { _ in nowhere }
    for stored in state.records {
      let number = Int(stored.author)
      try check(authors.indices.contains(number), "no author \(number)")
      if authors[number] == nowhere { authors[number] = internAuthor(state.authors[number]) }
      stamp = Stamp(revision: stored.revision, author: authors[number])
      firstNote = notes.nextNumber
      for note in stored.notes {
        guard let note = note.note(on: self) else {
          throw damage("no \(note.subject), which “\(stored.id)” touched")
        }
        notes.append(note)
      }
      appendRecord(of: stored.id)
    }
    return authors
  }

  private mutating func restoreFieldStates(_ state: BoardState) throws(BoardStateError) {
    for stored in state.fieldStates {
      guard let subject = stored.subject.subject(on: self) else {
        throw damage("no \(stored.subject)")
      }
      fieldStates[subject] = Touched(state: stored.state)
    }
  }

  private mutating func restoreSlots(
    _ state: BoardState, by authors: [AuthorIndex]
  ) throws(BoardStateError) {
    slots.reserveCapacity(state.collections.reduce(0) { $0 + $1.count })
    var places: [Range<Int>] = []
    var markCount = 0
    for (collection, list) in state.collections.enumerated() {
      places.append(slots.count..<slots.count + list.count)
      for stored in list {
        try append(stored, to: CollectionIndex(collection), by: authors)
        if stored.departure.revision != nowhere { markCount += 1 }
      }
    }
    for place in state.marks {
      guard place.count == 2, places.indices.contains(Int(place[0])), place[1] >= 0,
        case let slot = places[Int(place[0])].lowerBound + Int(place[1]),
        places[Int(place[0])].contains(slot), slots[slot].isMark
      else { throw damage("no mark \(place)") }
      marks.append(SlotIndex(slot))
    }
    try check(marks.count == markCount, "\(markCount) marks, of which \(marks.count) are listed")
    chainSlots()
  }

  private mutating func append(
    _ stored: StoredSlot, to collection: CollectionIndex, by authors: [AuthorIndex]
  ) throws(BoardStateError) {
    func stamp(_ stored: Stamp) throws(BoardStateError) -> Stamp {
      guard stored.author != nowhere else { return stored }
      try check(authors.indices.contains(Int(stored.author)), "no author \(stored.author)")
      return Stamp(revision: stored.revision, author: authors[Int(stored.author)])
    }
    try check(members.indices.contains(Int(stored.member)), "no member \(stored.member)")
    let member = members[Int(stored.member)]
    var slot = Slot(
      member: stored.member, hash: member.hash, collection: collection,
      arrival: try stamp(stored.arrival))
    slot.departure = try stamp(stored.departure)
    slot.previous = collections[Int(collection)].last
    slot.previousLive = collections[Int(collection)].lastLive
    slots.append(slot)
    let index = SlotIndex(slots.count - 1)
    slots.link(index, in: &collections[Int(collection)])
    guard !slot.isMark else { return }
    try check(
      !member.isLive && (member.collection == nil) == (collection != Self.root),
      "“\(members[Int(stored.member)].id)” at two places, or at the wrong one")
    enter(index)
  }

  /// The slots of each member, from the oldest arrival to the newest.
  private mutating func chainSlots() {
    let byArrival = slots.indices.sorted { slots[$0].arrival.revision < slots[$1].arrival.revision }
    for index in byArrival {
      let member = Int(slots[index].member)
      slots[index].older = members[member].newest
      slots.linkNewest(SlotIndex(index), of: &members[member])
    }
  }

  private func check(
    _ isSound: Bool, _ finding: @autoclosure () -> String
  ) throws(BoardStateError) {
    guard isSound else { throw damage(finding()) }
  }

  private func damage(_ finding: String) -> BoardStateError {
    BoardStateError(description: "The state of “\(id)” is damaged: it has \(finding).")
  }
}
