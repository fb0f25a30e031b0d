extension Board {
  /// Goes back from what one of the author's own changesets did, as far as it still stands.
  ///
  /// Sections come back before the items that stood in them, and go after the items that came with
  /// them; what comes back does so in the order in which it stood.
  mutating func undo(_ id: Changeset.ID, for view: inout Resolving) throws(Rejection) {
    guard let record = record(of: id) else { throw .unknownChangeset(id) }
    guard record.stamp.author == view.author else { throw .notYours(id) }
    view.undone += record.noteCount
    guard view.undone <= limits.undoneAtOnce else {
      throw .undoTooLarge(id, count: view.undone, limit: limits.undoneAtOnce)
    }
    let (itemCount, sectionCount) = (itemCount, collections[Self.root].count)
    let notes = notes(of: record)
    let undone = Undone(record, notes: notes)
    let steps = UndoSteps(notes, on: self)
    for note in inFormerOrder(steps.sectionsBack.filter { isOpen($0, for: &view) }) {
      goBack(note, undone, for: &view)
    }
    let items = steps.items.filter { isOpen($0, for: &view) }
    undoArrivals(items.filter(\.wasAway), undone, for: &view)
    for note in inFormerOrder(items.filter { !$0.wasAway }) { goBack(note, undone, for: &view) }
    for note in steps.fields where isOpen(note, for: &view) {
      undoField(note, of: undone, for: &view)
    }
    for note in steps.sectionsAway where isOpen(note, for: &view) {
      removeSection(note, undone, for: &view)
    }
    try checkLimits(items: itemCount, sections: sectionCount)
  }

  /// An undo may not take the board beyond its limits, nor further beyond them.
  private func checkLimits(items: Int, sections: Int) throws(Rejection) {
    guard itemCount <= max(items, limits.items) else { throw .tooManyItems(limit: limits.items) }
    guard collections[Self.root].count <= max(sections, limits.sections) else {
      throw .tooManySections(limit: limits.sections)
    }
  }

  /// Items that were not live before leave together.
  private mutating func undoArrivals(
    _ notes: [Record.Note], _ undone: Undone, for view: inout Resolving
  ) {
    var leaving: [Item.ID] = []
    for note in notes {
      guard let member = note.member, members[member].isLive else { continue }
      sendAway(member, standingFor: undone)
      leaving.append(members[member].id)
    }
    guard !leaving.isEmpty else { return }
    view.append(Effect(.remove(items: leaving), undo: undone.id))
  }

  /// Whether one can go back from a note; else it is skipped by name.
  ///
  /// The state that the changeset made must be the present one, and a way must lead to the place before
  /// it. All that is skipped is so here, in the order in which the changeset touched it.
  private func isOpen(_ note: Record.Note, for view: inout Resolving) -> Bool {
    guard note.stateBefore != note.stateAfter else { return false }
    var isOpen = state(of: note.subject) == note.stateAfter
    if let member = note.member, members[member].isPurged { isOpen = false }
    if case .slot = note.before, !hasWayBack(note) { isOpen = false }
    if !isOpen { view.skip(name(note.subject)) }
    return isOpen
  }

  /// Whether the place before is within reach, and what stands elsewhere may move there.
  private func hasWayBack(_ note: Record.Note) -> Bool {
    guard let member = note.member, let mark = formerSlot(of: note) else { return false }
    guard members[member].isLive else { return true }
    let collection = slots[mark].collection
    return settings.isReorderingEnabled
      && (collection == Self.root
        || isMovable(member) && collections[collection].section.isReorderable)
  }

  private mutating func goBack(
    _ note: Record.Note, _ undone: Undone, for view: inout Resolving
  ) {
    guard let member = note.member, let mark = formerSlot(of: note) else { return }
    let collection = slots[mark].collection
    if members[member].isLive {
      moveBack(member, to: collection, after: mark, undone, for: &view)
    } else if collection == Self.root {
      bringBackSection(member, after: mark, undone, for: &view)
    } else {
      bringBack(
        member, in: collection, before: slot(after: mark), standingFor: undone, for: &view)
    }
  }

  private mutating func moveBack(
    _ member: MemberIndex, to collection: CollectionIndex, after mark: SlotIndex,
    _ undone: Undone, for view: inout Resolving
  ) {
    let id = members[member].id
    let isSection = collection == Self.root
    changeSerial += 1
    sendAway(member, standingFor: undone)
    let gap = gap(before: landing(from: slot(after: mark)))
    fill(member, in: collection, at: gap)
    let place = place(of: gap)
    let kind: Effect.Kind =
      isSection
      ? .moveSections(sections: [id], place: place)
      : .move(items: [id], collectionID: sectionID(of: collection), place: place)
    view.append(Effect(kind, undo: undone.id))
  }

  private mutating func bringBackSection(
    _ member: MemberIndex, after mark: SlotIndex, _ undone: Undone, for view: inout Resolving
  ) {
    let gap = gap(before: slot(after: mark))
    notePlacement(of: member, standingFor: undone)
    fill(member, in: Self.root, at: gap)
    view.append(
      Effect(
        .insertSections(sections: [section(at: member)], place: place(of: gap)), undo: undone.id))
  }

  /// A section that came with the changeset goes only if it is empty, and not the last.
  private mutating func removeSection(
    _ note: Record.Note, _ undone: Undone, for view: inout Resolving
  ) {
    guard let member = note.member, members[member].isLive,
      let collection = members[member].collection
    else { return }
    let section = collections[collection].section
    guard collections[collection].count == 0, collections[Self.root].count > 1 else {
      return view.skip(section.id)
    }
    sendAway(member, standingFor: undone)
    view.append(Effect(.removeSections(sections: [section.id]), undo: undone.id))
  }

  private mutating func undoField(
    _ note: Record.Note, of undone: Undone, for view: inout Resolving
  ) {
    switch (note.subject, note.before) {
    case (.itemField(let member, _), .itemField(let value)):
      set([value], of: member, standingFor: undone)
      view.append(
        Effect(.update(item: members[member].id, set: [value]), undo: undone.id))
    case (.sectionField(let member, _), .sectionField(let value)):
      set([value], of: member, standingFor: undone)
      view.append(
        Effect(.updateSection(section: members[member].id, set: [value]), undo: undone.id))
    case (.boardField, .boardField(let value)):
      set([value], standingFor: undone)
      view.append(Effect(.updateBoard(set: [value]), undo: undone.id))
    default: preconditionFailure("A note of \(note.subject) holds \(note.before)")
    }
  }

  /// What `skipped` calls it.
  private func name(_ subject: Record.Subject) -> String {
    switch subject {
    case .placement(let member): members[member].id
    case .itemField(let member, let field): members[member].id + "." + field.rawValue
    case .sectionField(let member, let field): members[member].id + "." + field.rawValue
    case .boardField(let field): id + "." + field.rawValue
    }
  }
}
