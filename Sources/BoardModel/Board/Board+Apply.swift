/// Why effects cannot be played on a board: it does not hold what they speak of.
public enum ApplyError: Error, Hashable, Sendable {
  /// A row that is not the next one.
  case revisionGap(expected: Int, found: Int)
  /// An item or section that is not on the board.
  case unknownMember(String)
  /// A new item or section that is on the board already.
  case knownMember(String)
  /// An order that came out other than where it was resolved.
  case digestDiffers(revision: Int, expected: UInt32, found: UInt32)
}

extension ApplyError: CustomStringConvertible {
  /// A sentence that names the value at fault.
  public var description: String {
    switch self {
    case .revisionGap(let expected, let found):
      "Revision \(expected) is next, not \(found)."
    case .unknownMember(let id): "The effects speak of “\(id)”, which is not on the board."
    case .knownMember(let id): "The effects bring “\(id)”, which is on the board already."
    case .digestDiffers(let revision, let expected, let found):
      "After revision \(revision) the digest should be \(expected), but is \(found)."
    }
  }
}

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
      for id in items { sendAway(try liveMember(id), standingFor: undone) }
    case .purge(let items):
      for id in items { purge(try member(id)) }
    case .update(let item, let set):
      _ = self.set(set, of: try member(item), standingFor: undone)
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
      for id in sections { sendAway(try liveMember(id), standingFor: undone) }
    case .updateSection(let section, let set):
      _ = self.set(set, of: try member(section), standingFor: undone)
    case .updateBoard(let set):
      _ = self.set(set, standingFor: undone)
    }
  }

  private mutating func move(
    _ ids: [String], in collection: CollectionIndex, to place: Effect.Place,
    standingFor undone: Undone?
  ) throws(ApplyError) {
    sources.removeAll(keepingCapacity: true)
    for id in ids {
      let member = try liveMember(id)
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
      live = members[Int(try liveMember(before))].slot
      guard slots[Int(live)].collection == collection else { throw .unknownMember(before) }
    }
    if let name = place.slot, let member = index(of: name.member),
      let mark = slot(of: member, in: collection, arrival: Int32(clamping: name.revision)),
      stretches.firstLive(from: mark, in: slots) == live
    {
      return Gap(next: mark, nextLive: live)
    }
    return Gap(next: live, nextLive: live)
  }

  private func member(_ id: String) throws(ApplyError) -> MemberIndex {
    guard let member = index(of: id) else { throw .unknownMember(id) }
    return member
  }

  private func liveMember(_ id: String) throws(ApplyError) -> MemberIndex {
    let member = try member(id)
    guard members[Int(member)].isLive else { throw .unknownMember(id) }
    return member
  }

  private func collection(_ id: Section.ID) throws(ApplyError) -> CollectionIndex {
    guard let collection = liveCollection(id) else { throw .unknownMember(id) }
    return collection
  }

  /// An item that is new, or back from the trash with the fields that the effect gives it.
  private mutating func arriving(_ item: Item) throws(ApplyError) -> MemberIndex {
    guard let member = index(of: item.id) else { return intern(item) }
    guard case .item = members[Int(member)].content, !members[Int(member)].isLive else {
      throw .knownMember(item.id)
    }
    replaceItem(at: member, by: item)
    return member
  }

  /// A section that is new, or back with the fields that the effect gives it.
  private mutating func arriving(_ section: Section) throws(ApplyError) -> MemberIndex {
    guard let member = index(of: section.id) else { return intern(section) }
    guard case .section = members[Int(member)].content, !members[Int(member)].isLive else {
      throw .knownMember(section.id)
    }
    replaceSection(at: member, by: section)
    return member
  }
}
