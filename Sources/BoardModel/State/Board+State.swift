extension Board {
  /// Everything that the rules need, to store; the board must have been committed.
  ///
  /// - Complexity: O(*n*) in the items and marks.
  public var state: BoardState {
    precondition(log.steps.isEmpty, "Commit the board before its state is taken")
    var authors = AuthorTable(self)
    let slots = storedSlots(by: &authors)
    let records = storedRecords(by: &authors)
    return BoardState(
      id: id, epoch: epoch, revision: revision, settings: settings, digest: digest, limits: limits,
      members: storedMembers, slots: slots, records: records, fieldStates: storedFieldStates,
      authors: authors.names)
  }

  private var storedMembers: StoredMembers {
    var stored = StoredMembers()
    for member in members {
      switch member.content {
      case .item(let index): stored.append(items[index], member)
      case .section(let collection):
        stored.append(collections[collection].section, member)
      }
    }
    return stored
  }

  private func storedSlots(by authors: inout AuthorTable) -> StoredSlots {
    var stored = StoredSlots()
    var numbers = ContiguousArray(repeating: nowhere, count: slots.count)
    var total: Int32 = 0
    for collection in collections {
      let start = total
      var slot = collection.first
      while slot != nowhere {
        let current = slots[slot]
        let arrival = authors.renumber(current.arrival)
        stored.arrivals.append(current.member, arrival.revision, arrival.author)
        numbers[Int(slot)] = total
        total += 1
        slot = current.next
      }
      stored.counts.append(total - start)
    }
    for mark in marks.elements {
      let departure = authors.renumber(slots[mark].departure)
      stored.marks.append(numbers[Int(mark)], departure.revision, departure.author)
    }
    return stored
  }

  private func storedRecords(by authors: inout AuthorTable) -> StoredRecords {
    var stored = StoredRecords()
    for (number, record) in records.elements.enumerated() {
      var placementCount: Int32 = 0
      for note in notes(of: record) {
        if case .placement(let member) = note.subject {
          placementCount += 1
          let (collection, arrival) = place(note.before)
          stored.placements.append(
            member, collection, arrival, note.stateBefore, note.stateAfter)
        } else if let field = StoredField(note.subject), let value = StoredValue(note.before) {
          stored.fields.append(
            StoredFieldNote(
              record: number, field: field, value: value, before: note.stateBefore,
              after: note.stateAfter))
        }
      }
      stored.ids.list.append(record.id)
      stored.counts.append(authors.renumber(record.stamp).author, placementCount)
    }
    return stored
  }

  private func place(_ before: Record.Before) -> (CollectionIndex, arrival: Int32) {
    guard case .slot(let collection, let arrival) = before else { return (nowhere, nowhere) }
    return (collection, arrival)
  }

  private var storedFieldStates: [StoredFieldState] {
    // What has gone back to its first state is as if nobody had touched it.
    fieldStates.compactMap { subject, touched in
      touched.state == 0
        ? nil
        : StoredField(subject).map { StoredFieldState(field: $0, state: touched.state) }
    }
    .sorted { ($0.field.member ?? -1, $0.field.name) < ($1.field.member ?? -1, $1.field.name) }
  }
}

/// The authors that a state speaks of, numbered as they come; those beyond the window have no number.
private struct AuthorTable {
  private let board: Board
  private var numbers: [AuthorIndex: AuthorIndex] = [:]
  private(set) var names: Words = []

  init(_ board: Board) { self.board = board }

  mutating func renumber(_ stamp: Stamp) -> Stamp {
    guard stamp.author != nowhere, stamp.revision > board.edge else {
      return Stamp(revision: stamp.revision, author: nowhere)
    }
    if let number = numbers[stamp.author] {
      return Stamp(revision: stamp.revision, author: number)
    }
    let number = AuthorIndex(names.list.count)
    numbers[stamp.author] = number
    names.list.append(board.authors[stamp.author].id)
    return Stamp(revision: stamp.revision, author: number)
  }
}
