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
    for (number, author) in state.authors.enumerated() {
      authorIndex[author] = AuthorIndex(number)
    }
    try restoreMembers(state)
    try restoreSlots(state)
    try restoreRecords(state)
    log.removeAll()
    guard digest == state.digest else {
      throw BoardStateError(
        description: "The state of “\(id)” has the digest \(digest), not \(state.digest).")
    }
  }

  private mutating func restoreMembers(_ state: BoardState) throws(BoardStateError) {
    members.reserveCapacity(state.members.count)
    memberIndex.reserveCapacity(state.members.count)
    for stored in state.members {
      let content: Member.Content
      if let item = stored.item {
        content = .item(item)
      } else if let section = stored.section {
        content = .section(section, collection: nowhere)
      } else {
        throw BoardStateError(description: "A member of “\(id)” is neither item nor section.")
      }
      let member = intern(content)
      members[Int(member)].home = stored.home
      members[Int(member)].isPurged = stored.isPurged
      members[Int(member)].placement.state = stored.state
      log.removeAll(keepingCapacity: true)
    }
    guard collections.count == state.collections.count, memberIndex.count == members.count else {
      throw BoardStateError(
        description:
          "“\(id)” has \(collections.count) collections and \(memberIndex.count) ids for "
          + "\(state.collections.count) and \(members.count).")
    }
  }

  private mutating func restoreSlots(_ state: BoardState) throws(BoardStateError) {
    var marksByPlace: [[SlotIndex]] = []
    slots.reserveCapacity(state.collections.reduce(0) { $0 + $1.count })
    for (index, list) in state.collections.enumerated() {
      let collection = CollectionIndex(index)
      var places: [SlotIndex] = []
      for stored in list {
        guard members.indices.contains(Int(stored.member)) else {
          throw BoardStateError(description: "“\(id)” has no member \(stored.member).")
        }
        places.append(appendSlot(stored, to: collection))
      }
      marksByPlace.append(places)
    }
    for place in state.marks {
      guard place.count == 2, marksByPlace.indices.contains(Int(place[0])),
        marksByPlace[Int(place[0])].indices.contains(Int(place[1]))
      else { throw BoardStateError(description: "“\(id)” has no slot \(place).") }
      marks.append(marksByPlace[Int(place[0])][Int(place[1])])
    }
    chainSlots()
  }

  private mutating func appendSlot(
    _ stored: StoredSlot, to collection: CollectionIndex
  ) -> SlotIndex {
    var slot = Slot(member: stored.member, collection: collection, arrival: stored.arrival)
    slot.departure = stored.departure
    slot.previous = collections[Int(collection)].last
    slot.previousLive = collections[Int(collection)].lastLive
    let index = SlotIndex(slots.count)
    slots.append(slot)
    link(index)
    if !slot.isMark { linkLive(index) }
    return index
  }

  /// The slots of each member, from the oldest arrival to the newest.
  private mutating func chainSlots() {
    let byArrival = slots.indices.sorted { slots[$0].arrival.revision < slots[$1].arrival.revision }
    for index in byArrival {
      slots[index].older = members[Int(slots[index].member)].newest
      linkNewest(SlotIndex(index))
    }
  }

  private mutating func restoreRecords(_ state: BoardState) throws(BoardStateError) {
    for stored in state.records {
      var record = Record(
        id: stored.id, stamp: Stamp(revision: stored.revision, author: stored.author))
      for note in stored.notes {
        guard let note = note.note(on: self) else {
          throw BoardStateError(
            description: "“\(id)” has no \(note.subject), which “\(stored.id)” touched.")
        }
        record.notes.append(note)
      }
      recordNumber[record.id] = records.nextNumber
      records.append(record)
    }
    for stored in state.fieldStates {
      guard let subject = stored.subject.subject(on: self) else {
        throw BoardStateError(description: "“\(id)” has no \(stored.subject).")
      }
      fieldStates[subject] = Touched(state: stored.state)
    }
  }
}
