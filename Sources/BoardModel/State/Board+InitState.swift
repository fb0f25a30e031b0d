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
    let recordCount = state.records.ids.list.count
    // The other half of the numbers is for what is yet to come.
    try check(
      (recordCount...max(recordCount, Int(Int32.max / 2))).contains(state.revision),
      "\(recordCount) records at revision \(state.revision)")
    try restore(state.members, collectionCount: state.slots.counts.list.count)
    revision = state.revision - recordCount
    // The records reach back to the edge.
    edge = Int32(revision)
    let authors = try restore(state.records, by: state.authors.list)
    try restoreFieldStates(state)
    try restoreSlots(state, by: authors)
    try chainSlots()
    try checkSections()
    log.removeAll(keepingCapacity: false)
    try check(digest == state.digest, "the digest \(digest), not \(state.digest)")
  }

  private mutating func restore(
    _ stored: StoredMembers, collectionCount: Int
  ) throws(BoardStateError) {
    let count = stored.ids.list.count
    guard let numbers = stored.numbers.rows(of: 3), numbers.count == count,
      stored.titles.count == count
    else { throw damage("\(count) ids for \(stored.titles.count) titles") }
    memberTable.reserveCapacity(count)
    var reader = StoredMembersReader(stored)
    for (index, (id, numbers)) in zip(stored.ids.list, numbers).enumerated() {
      let traits = StoredMembers.Traits(rawValue: numbers[0])
      let home = numbers[1]
      let homes =
        traits.contains(.section) ? nowhere...Self.root : nowhere...Int32(collectionCount - 1)
      try check(self.index(of: id) == nil, "“\(id)” twice")
      try check(
        homes.contains(home) && (traits.contains(.section) || home != Self.root),
        "no collection \(home) for “\(id)”")
      let member: MemberIndex
      if traits.contains(.section) {
        member = intern(reader.section(id, at: index, traits))
      } else {
        guard let item = reader.item(id, at: index, traits) else {
          throw damage("less than the fields of “\(id)”")
        }
        member = intern(item)
      }
      members[member].home = home
      members[member].isPurged = traits.contains(.isPurged)
      members[member].placement.state = numbers[2]
      log.removeAll(keepingCapacity: true)
    }
    try check(
      collections.count == collectionCount,
      "\(collections.count) collections, not \(collectionCount)")
  }

  /// Restores what undo needs; returns the authors by their numbers in the state.
  private mutating func restore(
    _ stored: StoredRecords, by names: [String]
  ) throws(BoardStateError) -> [AuthorIndex] {
    var authors = names.map { _ in nowhere }
    guard let counts = stored.counts.rows(of: 2), counts.count == stored.ids.list.count,
      let placements = stored.placements.rows(of: 5),
      placements.count == counts.reduce(0, { $0 + Int($1[1]) })
    else { throw damage("\(stored.ids.list.count) records, but not what they touched") }
    var (placement, field) = (placements.makeIterator(), stored.fields.makeIterator())
    var nextField = field.next()
    for (number, (id, counts)) in zip(stored.ids.list, counts).enumerated() {
      let author = Int(counts[0])
      try check(authors.indices.contains(author), "no author \(author)")
      if authors[author] == nowhere { authors[author] = internAuthor(names[author]) }
      revision += 1
      stamp = Stamp(revision: Int32(revision), author: authors[author])
      firstNote = notes.nextNumber
      for _ in 0..<max(0, counts[1]) {
        guard let numbers = placement.next() else { break }
        notes.append(try note(numbers))
      }
      while let stored = nextField, stored.record == number {
        notes.append(try note(stored))
        nextField = field.next()
      }
      appendRecord(of: id)
    }
    try check(nextField == nil, "a field that no record touched")
    return authors
  }

  private func note(_ numbers: Numbers.Row) throws(BoardStateError) -> Record.Note {
    let (member, collection) = (numbers[0], numbers[1])
    try check(members.indices.contains(member), "no member \(member)")
    try check(
      nowhere..<Int32(collections.count) ~= collection, "no collection \(collection)")
    return Record.Note(
      subject: .placement(member),
      before: collection == nowhere ? .away : .slot(collection, arrival: numbers[2]),
      stateBefore: numbers[3], stateAfter: numbers[4])
  }

  private func note(_ stored: StoredFieldNote) throws(BoardStateError) -> Record.Note {
    guard let subject = stored.field.subject(on: self),
      let before = stored.value.before(of: subject)
    else { throw damage("no \(stored.field)") }
    return Record.Note(
      subject: subject, before: before, stateBefore: stored.before, stateAfter: stored.after)
  }

  private mutating func restoreFieldStates(_ state: BoardState) throws(BoardStateError) {
    for stored in state.fieldStates {
      guard let subject = stored.field.subject(on: self) else {
        throw damage("no \(stored.field)")
      }
      fieldStates[subject] = Touched(state: stored.state)
    }
  }
}

extension Board {
  /// A board has a section, and what is live stands in one that is.
  private func checkSections() throws(BoardStateError) {
    try check(collections[Self.root].count > 0, "no section")
    for collection in collections.indices where !isLive(collection) {
      let section = collections[collection].section.id
      try check(collections[collection].count == 0, "items in “\(section)”, which is gone")
    }
  }

  func check(
    _ isSound: Bool, _ finding: @autoclosure () -> String
  ) throws(BoardStateError) {
    guard isSound else { throw damage(finding()) }
  }

  func damage(_ finding: String) -> BoardStateError {
    BoardStateError(description: "The state of “\(id)” is damaged: it has \(finding).")
  }
}
