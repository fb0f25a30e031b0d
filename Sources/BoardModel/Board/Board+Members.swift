extension Board {
  /// Gives a new item its place in the tables; its id is taken from now on.
  mutating func intern(_ item: Item) -> MemberIndex {
    items.append(item)
    return intern(item.id, hash: Digest.hash(item.id), as: .item(ItemIndex(items.count - 1)))
  }

  /// Gives a new section its place in the tables; its id is taken from now on.
  mutating func intern(_ section: Section) -> MemberIndex {
    let hash = Digest.hash(section.id)
    let owner = MemberIndex(members.count)
    collections.append(Collection(owner: owner, section: section, hash: hash))
    return intern(section.id, hash: hash, as: .section(CollectionIndex(collections.count - 1)))
  }

  private mutating func intern(
    _ id: String, hash: UInt32, as content: Member.Content
  ) -> MemberIndex {
    let member = MemberIndex(members.count)
    members.append(Member(content: content, hash: hash))
    memberTable.insert(member, hash: memberTable.hash(id))
    log.append(.intern)
    return member
  }

  mutating func unintern() {
    let member = MemberIndex(members.count - 1)
    memberTable.remove(member, hash: memberTable.hash(id(of: member)))
    switch members.removeLast().content {
    case .item: items.removeLast()
    case .section: collections.removeLast()
    }
  }

  /// Puts an item in the place of the one with its id.
  mutating func replaceItem(at member: MemberIndex, by item: Item) {
    guard case .item(let index) = members[Int(member)].content else {
      preconditionFailure("“\(item.id)” is a section")
    }
    log.append(.item(index))
    log.items.append(items[Int(index)])
    items[Int(index)] = item
  }

  /// Puts a section in the place of the one with its id.
  mutating func replaceSection(at member: MemberIndex, by section: Section) {
    guard let collection = members[Int(member)].collection else {
      preconditionFailure("“\(section.id)” is an item")
    }
    log.append(.section(collection))
    log.sections.append(collections[Int(collection)].section)
    collections[Int(collection)].section = section
  }

  mutating func replaceSettings(by settings: BoardSettings) {
    log.append(.settings)
    log.settings.append(self.settings)
    self.settings = settings
  }
}

// The values of fields, with the states that undo compares.
extension Board {
  /// Sets fields of an item; returns whether a value came out changed.
  mutating func set(
    _ assignments: [Item.Assignment], of member: MemberIndex, standingFor undone: Undone?
  ) -> Bool {
    var item = item(at: member)
    var isChanged = false
    for assignment in assignments {
      let old = item.assignment(of: assignment.field)
      note(
        .itemField(member, assignment.field), before: .itemField(old), standingFor: undone)
      isChanged = isChanged || !assignment.isIdentical(to: old)
      item.apply(assignment)
    }
    replaceItem(at: member, by: item)
    return isChanged
  }

  /// Sets fields of a section; returns whether a value came out changed.
  mutating func set(
    _ assignments: [Section.Assignment], of member: MemberIndex, standingFor undone: Undone?
  ) -> Bool {
    var section = section(at: member)
    var isChanged = false
    for assignment in assignments {
      let old = section.assignment(of: assignment.field)
      note(
        .sectionField(member, assignment.field), before: .sectionField(old), standingFor: undone)
      isChanged = isChanged || !assignment.isIdentical(to: old)
      section.apply(assignment)
    }
    replaceSection(at: member, by: section)
    return isChanged
  }

  /// Sets settings of the board; returns whether a value came out changed.
  mutating func set(
    _ assignments: [BoardSettings.Assignment], standingFor undone: Undone?
  ) -> Bool {
    var settings = settings
    var isChanged = false
    for assignment in assignments {
      let old = settings.assignment(of: assignment.field)
      note(.boardField(assignment.field), before: .boardField(old), standingFor: undone)
      isChanged = isChanged || !assignment.isIdentical(to: old)
      settings.apply(assignment)
    }
    replaceSettings(by: settings)
    return isChanged
  }
}
