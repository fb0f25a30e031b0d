extension Board {
  /// Everything that the rules need, to store; the board must have been committed.
  ///
  /// - Complexity: O(*n*) in the items and marks.
  public var state: BoardState {
    precondition(log.steps.isEmpty, "Commit the board before its state is taken")
    var authors = AuthorTable(self)
    var stored: [[StoredSlot]] = []
    var places: [SlotIndex: [Int32]] = [:]
    places.reserveCapacity(marks.count)
    for (index, collection) in collections.enumerated() {
      var list: [StoredSlot] = []
      var slot = collection.first
      while slot != nowhere {
        let current = slots[Int(slot)]
        if current.isMark { places[slot] = [CollectionIndex(index), Int32(list.count)] }
        list.append(
          StoredSlot(
            member: current.member, arrival: authors.renumber(current.arrival),
            departure: authors.renumber(current.departure)))
        slot = current.next
      }
      stored.append(list)
    }
    return BoardState(
      id: id, epoch: epoch, revision: revision, settings: settings, digest: digest, limits: limits,
      members: members.map { storedMember($0) }, collections: stored,
      marks: marks.elements.compactMap { places[$0] },
      records: records.elements.map { record in
        let stamp = authors.renumber(record.stamp)
        return StoredRecord(
          id: record.id, revision: stamp.revision, author: stamp.author,
          notes: notes(of: record).map(StoredNote.init))
      },
      fieldStates: fieldStates.map {
        StoredFieldState(subject: StoredSubject($0.key), state: $0.value.state)
      }.sorted {
        ($0.subject.member ?? -1, $0.subject.field ?? "") < (
          $1.subject.member ?? -1, $1.subject.field ?? ""
        )
      },
      authors: authors.names)
  }

  private func storedMember(_ member: Member) -> StoredMember {
    var stored = StoredMember(
      home: member.home, isPurged: member.isPurged, state: member.placement.state)
    switch member.content {
    case .item(let index): stored.item = items[Int(index)]
    case .section(let collection): stored.section = collections[Int(collection)].section
    }
    return stored
  }
}

/// The authors that a state speaks of, numbered as they come; those beyond the window have no number.
private struct AuthorTable {
  private let board: Board
  private var numbers: [AuthorIndex: AuthorIndex] = [:]
  private(set) var names: [String] = []

  init(_ board: Board) { self.board = board }

  mutating func renumber(_ stamp: Stamp) -> Stamp {
    let isKnown =
      stamp.author != nowhere && Int(stamp.revision) > board.revision - board.limits.window
    guard isKnown else { return Stamp(revision: stamp.revision, author: nowhere) }
    if let number = numbers[stamp.author] {
      return Stamp(revision: stamp.revision, author: number)
    }
    let number = AuthorIndex(names.count)
    numbers[stamp.author] = number
    names.append(board.authors[Int(stamp.author)].id)
    return Stamp(revision: stamp.revision, author: number)
  }
}
