extension Board {
  /// Gives a new item its place in the tables; its id is taken from now on.
  mutating func intern(_ item: Item) -> MemberIndex {
    items.append(item)
    return intern(
      Member(
        id: item.id, content: .item(items.endIndex - 1), hash: Digest.hash(item.id),
        isFixed: item.isFixed))
  }

  /// Gives a new section its place in the tables; its id is taken from now on.
  mutating func intern(_ section: Section) -> MemberIndex {
    let hash = Digest.hash(section.id)
    let owner = members.endIndex
    collections.append(Collection(owner: owner, section: section, hash: hash))
    return intern(
      Member(
        id: section.id, content: .section(collections.endIndex - 1), hash: hash,
        isFixed: false))
  }

  private mutating func intern(_ member: Member) -> MemberIndex {
    let index = members.endIndex
    members.append(member)
    memberTable.insert(index, hash: memberTable.hash(member.id))
    log.append(.intern)
    return index
  }

  mutating func unintern() {
    let member = members.removeLast()
    memberTable.remove(members.endIndex, hash: memberTable.hash(member.id))
    switch member.content {
    case .item: items.removeLast()
    case .section: collections.removeLast()
    }
  }

  /// Puts an item in the place of the one with its id.
  mutating func replaceItem(at member: MemberIndex, by item: Item) {
    guard case .item(let index) = members[member].content else {
      preconditionFailure("“\(item.id)” is a section")
    }
    log.append(.item(member))
    log.items.append(items[index])
    put(item, at: member)
  }

  mutating func put(_ item: Item, at member: MemberIndex) {
    guard case .item(let index) = members[member].content else { return }
    items[index] = item
    members[member].isFixed = item.isFixed
  }

  /// Puts a section in the place of the one with its id.
  mutating func replaceSection(at member: MemberIndex, by section: Section) {
    guard let collection = members[member].collection else {
      preconditionFailure("“\(section.id)” is an item")
    }
    log.append(.section(collection))
    log.sections.append(collections[collection].section)
    collections[collection].section = section
  }

  mutating func replaceSettings(by settings: BoardSettings) {
    log.append(.settings)
    log.settings.append(self.settings)
    self.settings = settings
  }
}

// The values of fields, with the states that undo compares.
extension Board {
  /// Sets fields of an item.
  mutating func set(
    _ assignments: [Item.Assignment], of member: MemberIndex, standingFor undone: Undone?
  ) {
    var item = item(at: member)
    for assignment in assignments {
      let old = item.assignment(of: assignment.field)
      note(
        .itemField(member, assignment.field), before: .itemField(old), standingFor: undone)
      item.apply(assignment)
    }
    replaceItem(at: member, by: item)
  }

  /// Sets fields of a section.
  mutating func set(
    _ assignments: [Section.Assignment], of member: MemberIndex, standingFor undone: Undone?
  ) {
    var section = section(at: member)
    for assignment in assignments {
      let old = section.assignment(of: assignment.field)
      note(
        .sectionField(member, assignment.field), before: .sectionField(old), standingFor: undone)
      section.apply(assignment)
    }
    replaceSection(at: member, by: section)
  }

  /// Sets settings of the board.
  mutating func set(
    _ assignments: [BoardSettings.Assignment], standingFor undone: Undone?
  ) {
    var settings = settings
    for assignment in assignments {
      let old = settings.assignment(of: assignment.field)
      note(.boardField(assignment.field), before: .boardField(old), standingFor: undone)
      settings.apply(assignment)
    }
    replaceSettings(by: settings)
  }
}
