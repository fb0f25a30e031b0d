extension Board {
  /// Plays the effects of a changeset that was resolved elsewhere: a replay, or another node.
  ///
  /// - Parameter committed: The next row of the journal.
  /// - Throws: An error after which nothing has changed.
  /// - Complexity: O(*k*) in what the effects touch.
  public mutating func apply(_ committed: CommittedChangeset) throws(ApplyError) {
    guard committed.revision == revision + 1 else {
      throw .revisionGap(expected: revision + 1, found: committed.revision)
    }
    let start = log.steps.count
    begin(author: committed.changeset.author ?? committed.changeset.id)
    do throws(ApplyError) {
      var undone: Undone?
      for effect in committed.resolution.effects {
        changeSerial += 1
        if effect.undo != undone?.id { undone = effect.undo.flatMap(undoing) }
        try apply(effect, standingFor: effect.undo == nil ? nil : undone)
      }
      guard digest == committed.resolution.digest else {
        throw .digestDiffers(
          revision: revision, expected: committed.resolution.digest, found: digest)
      }
    } catch {
      rollBack(to: start)
      throw error
    }
    settleNotes()
    appendRecord(of: committed.changeset.id)
  }

  /// The states that an undo stands for, unless this board never had the changeset's record.
  private func undoing(_ id: Changeset.ID) -> Undone? {
    record(of: id).map { Undone($0, notes: notes(of: $0)) }
  }

  private mutating func apply(_ effect: Effect, standingFor undone: Undone?) throws(ApplyError) {
    switch effect.kind {
    case .move(let items, let collectionID, let place):
      try move(items, in: try collection(collectionID), to: place, standingFor: undone)
    case .insert(let items, let collectionID, let place):
      let collection = try collection(collectionID)
      let gap = try locate(place, in: collection)
      for item in items {
        let member = try arriving(item)
        notePlacement(of: member, standingFor: undone)
        fill(member, in: collection, at: gap)
      }
    case .remove(let items):
      for id in items { sendAway(try liveMember(id, isSection: false), standingFor: undone) }
    case .purge(let items):
      for id in items { purge(try trashedItem(id)) }
    case .update(let item, let set):
      self.set(set, of: try member(item, isSection: false), standingFor: undone)
    case .moveSections(let sections, let place):
      try move(sections, in: Self.root, to: place, standingFor: undone)
    case .insertSections(let sections, let place):
      let gap = try locate(place, in: Self.root)
      for section in sections {
        let member = try arriving(section)
        notePlacement(of: member, standingFor: undone)
        fill(member, in: Self.root, at: gap)
      }
    case .removeSections(let sections):
      for id in sections { sendAway(try leavingSection(id), standingFor: undone) }
    case .updateSection(let section, let set):
      self.set(set, of: try member(section, isSection: true), standingFor: undone)
    case .updateBoard(let set):
      self.set(set, standingFor: undone)
    }
  }

  private mutating func move(
    _ ids: [String], in collection: CollectionIndex, to place: Effect.Place,
    standingFor undone: Undone?
  ) throws(ApplyError) {
    sources.removeAll(keepingCapacity: true)
    for id in ids {
      let member = try liveMember(id, isSection: collection == Self.root)
      sendAway(member, standingFor: undone)
      sources.append(member)
    }
    let gap = try locate(place, in: collection)
    for index in sources.indices { fill(sources[index], in: collection, at: gap) }
  }

  /// The gap that a place means: before the mark it names, where this board has it and agrees on what
  /// follows, else before the live member it names.
  private func locate(
    _ place: Effect.Place, in collection: CollectionIndex
  ) throws(ApplyError) -> Gap {
    var live = nowhere
    if let before = place.before {
      live = members[try liveMember(before, isSection: collection == Self.root)].slot
      guard slots[live].collection == collection else { throw .unknownMember(before) }
    }
    if let name = place.slot, let member = index(of: name.member),
      let mark = slot(of: member, in: collection, arrival: Int32(clamping: name.revision)),
      stretches.firstLive(from: mark, in: slots) == live
    {
      return Gap(next: mark, nextLive: live)
    }
    return Gap(next: live, nextLive: live)
  }
}

// What an effect speaks of, or an error: a damaged row may say anything.
extension Board {
  private func collection(_ id: Section.ID) throws(ApplyError) -> CollectionIndex {
    guard let collection = liveCollection(id) else { throw .unknownMember(id) }
    return collection
  }

  /// A live item or section.
  private func liveMember(_ id: String, isSection: Bool) throws(ApplyError) -> MemberIndex {
    let member = try member(id, isSection: isSection)
    guard members[member].isLive else { throw .unknownMember(id) }
    return member
  }

  /// An item or section, live or not, but not purged.
  private func member(_ id: String, isSection: Bool) throws(ApplyError) -> MemberIndex {
    guard let member = index(of: id), !members[member].isPurged,
      isSection == (members[member].collection != nil)
    else { throw .unknownMember(id) }
    return member
  }

  private func trashedItem(_ id: Item.ID) throws(ApplyError) -> MemberIndex {
    let member = try member(id, isSection: false)
    guard members[member].isInTrash else { throw .notInTrash(id) }
    return member
  }

  /// A section that can go: it is empty, and not the last.
  private func leavingSection(_ id: Section.ID) throws(ApplyError) -> MemberIndex {
    let member = try liveMember(id, isSection: true)
    if let collection = members[member].collection, collections[collection].count > 0 {
      throw .sectionNotEmpty(id)
    }
    guard collections[Self.root].count > 1 else { throw .lastSection(id) }
    return member
  }

  /// An item that is new, or back from the trash with the fields that the effect gives it.
  private mutating func arriving(_ item: Item) throws(ApplyError) -> MemberIndex {
    guard let member = index(of: item.id) else { return intern(item) }
    guard case .item = members[member].content, members[member].isInTrash else {
      throw .knownMember(item.id)
    }
    replaceItem(at: member, by: item)
    return member
  }

  /// A section that is new, or back with the fields that the effect gives it.
  private mutating func arriving(_ section: Section) throws(ApplyError) -> MemberIndex {
    guard let member = index(of: section.id) else { return intern(section) }
    guard case .section = members[member].content, !members[member].isLive else {
      throw .knownMember(section.id)
    }
    replaceSection(at: member, by: section)
    return member
  }
}
