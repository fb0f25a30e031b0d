extension Board {
  /// Goes back from what one of the author's own changesets did, as far as it still stands.
  ///
  /// Sections come back before the items that stood in them, and go after the items that came with
  /// them.
  mutating func undo(_ id: Changeset.ID, for view: inout Resolving) throws(Rejection) {
    guard let number = recordNumber[id], let record = records[number: number] else {
      throw .unknownChangeset(id)
    }
    guard record.stamp.author == view.author else { throw .notYours(id) }
    let undone = Undone(record)
    var leaving: [Record.Note] = []
    var items: [Record.Note] = []
    for note in record.notes {
      guard case .placement(let member) = note.subject else {
        undoField(note, of: undone, for: &view)
        continue
      }
      if case .item = members[Int(member)].content {
        items.append(note)
      } else if case .away = note.before {
        leaving.append(note)
      } else {
        undoPlacement(note, of: member, undone, for: &view)
      }
    }
    for note in items + leaving {
      guard case .placement(let member) = note.subject else { continue }
      undoPlacement(note, of: member, undone, for: &view)
    }
  }

  private mutating func undoPlacement(
    _ note: Record.Note, of member: MemberIndex, _ undone: Undone, for view: inout Resolving
  ) {
    guard note.stateBefore != note.stateAfter else { return }
    guard state(of: note.subject) == note.stateAfter, !members[Int(member)].isPurged else {
      return view.skip(members[Int(member)].id)
    }
    switch note.before {
    case .slot(let collection, let arrival):
      guard isLive(collection),
        let mark = slot(of: member, in: collection, arrival: arrival), slots[Int(mark)].isMark
      else { return view.skip(members[Int(member)].id) }
      goBack(member, to: collection, after: mark, undone, for: &view)
    default:
      goAway(member, undone, for: &view)
    }
  }

  private mutating func goBack(
    _ member: MemberIndex, to collection: CollectionIndex, after mark: SlotIndex,
    _ undone: Undone, for view: inout Resolving
  ) {
    let id = members[Int(member)].id
    if !members[Int(member)].isLive {
      if case .section(let section, _) = members[Int(member)].content {
        let place = place(before: slots[Int(mark)].next)
        notePlacement(of: member, standingFor: undone)
        fill(member, in: collection, before: slots[Int(mark)].next)
        view.isChanged = true
        view.effects.append(
          Effect(.insertSections(sections: [section], place: place), undo: undone.id))
      } else {
        bringBack(
          member, in: collection, before: slots[Int(mark)].next, standingFor: undone, for: &view)
      }
      return
    }
    let isItem = collection != Self.root
    guard settings.isReorderingEnabled,
      !isItem || isMovable(member) && isReorderable(collection)
    else { return view.skip(id) }
    sendAway(member, standingFor: undone)
    let next = slots[Int(mark)].next
    let place = place(before: next)
    fill(member, in: collection, before: next)
    let kind: Effect.Kind =
      isItem
      ? .move(
        items: [id], collectionID: members[Int(collections[Int(collection)].owner)].id,
        place: place)
      : .moveSections(sections: [id], place: place)
    view.effects.append(Effect(kind, undo: undone.id))
  }

  private mutating func goAway(
    _ member: MemberIndex, _ undone: Undone, for view: inout Resolving
  ) {
    guard members[Int(member)].isLive else { return }
    let id = members[Int(member)].id
    if case .section(_, let collection) = members[Int(member)].content {
      guard collections[Int(collection)].count == 0, collections[Int(Self.root)].count > 1 else {
        return view.skip(id)
      }
      sendAway(member, standingFor: undone)
      view.effects.append(Effect(.removeSections(sections: [id]), undo: undone.id))
    } else {
      sendAway(member, standingFor: undone)
      view.effects.append(Effect(.remove(items: [id]), undo: undone.id))
    }
    view.isChanged = true
  }

  private mutating func undoField(
    _ note: Record.Note, of undone: Undone, for view: inout Resolving
  ) {
    guard note.stateBefore != note.stateAfter else { return }
    guard state(of: note.subject) == note.stateAfter else { return view.skip(name(note.subject)) }
    switch (note.subject, note.before) {
    case (.itemField(let member, _), .itemField(let value)):
      guard !members[Int(member)].isPurged else { return view.skip(name(note.subject)) }
      view.isChanged = set([value], of: member, standingFor: undone) || view.isChanged
      view.effects.append(
        Effect(.update(item: members[Int(member)].id, set: [value]), undo: undone.id))
    case (.sectionField(let member, _), .sectionField(let value)):
      view.isChanged = set([value], of: member, standingFor: undone) || view.isChanged
      view.effects.append(
        Effect(.updateSection(section: members[Int(member)].id, set: [value]), undo: undone.id))
    case (.boardField, .boardField(let value)):
      view.isChanged = set([value], standingFor: undone) || view.isChanged
      view.effects.append(Effect(.updateBoard(set: [value]), undo: undone.id))
    default: preconditionFailure("A note of \(note.subject) holds \(note.before)")
    }
  }

  /// What `skipped` calls it.
  private func name(_ subject: Record.Subject) -> String {
    switch subject {
    case .placement(let member): members[Int(member)].id
    case .itemField(let member, let field): members[Int(member)].id + "." + field.rawValue
    case .sectionField(let member, let field): members[Int(member)].id + "." + field.rawValue
    case .boardField(let field): id + "." + field.rawValue
    }
  }
}
