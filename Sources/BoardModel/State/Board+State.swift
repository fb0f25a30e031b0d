extension Board {
  /// Everything that the rules need, to store; the board must have been committed.
  ///
  /// - Complexity: O(*n*) in the items and marks.
  public var state: BoardState {
    precondition(log.isEmpty, "Commit the board before its state is taken")
    var authors = AuthorTable(authorIndex)
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
      members: members.map(StoredMember.init), collections: stored,
      marks: marks.elements.compactMap { places[$0] },
      records: records.elements.map { record in
        let stamp = authors.renumber(record.stamp)
        return StoredRecord(
          id: record.id, revision: stamp.revision, author: stamp.author,
          notes: record.notes.map(StoredNote.init))
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
}

/// The authors that a state speaks of, numbered as they come.
private struct AuthorTable {
  private let known: [AuthorIndex: String]
  private var numbers: [AuthorIndex: AuthorIndex] = [:]
  private(set) var names: [String] = []

  init(_ index: [String: AuthorIndex]) {
    known = Dictionary(index.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func renumber(_ stamp: Stamp) -> Stamp {
    guard let name = known[stamp.author] else { return stamp }
    if let number = numbers[stamp.author] {
      return Stamp(revision: stamp.revision, author: number)
    }
    let number = AuthorIndex(names.count)
    numbers[stamp.author] = number
    names.append(name)
    return Stamp(revision: stamp.revision, author: number)
  }
}

extension StoredMember {
  fileprivate init(_ member: Member) {
    self.init(home: member.home, isPurged: member.isPurged, state: member.placement.state)
    switch member.content {
    case .item(let item): self.item = item
    case .section(let section, _): self.section = section
    }
  }
}
