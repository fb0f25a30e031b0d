extension Board {
  /// Gives a new item or section its place in the tables; its id is taken from now on.
  mutating func intern(_ content: Member.Content) -> MemberIndex {
    let index = MemberIndex(members.count)
    var member = Member(content: content, hash: 0)
    if case .section(let section, _) = content {
      let hash = Digest.hash(section.id)
      member = Member(
        content: .section(section, collection: CollectionIndex(collections.count)), hash: hash)
      collections.append(Collection(owner: index, nameHash: hash))
    } else {
      member = Member(content: content, hash: Digest.hash(member.id))
    }
    memberIndex[member.id] = index
    members.append(member)
    log.append(.intern)
    return index
  }

  mutating func internAuthor(_ author: String) -> AuthorIndex {
    if let index = authorIndex[author] { return index }
    let index = AuthorIndex(authorIndex.count)
    authorIndex[author] = index
    return index
  }

  mutating func replaceContent(of member: MemberIndex, by content: Member.Content) {
    log.append(.content(member, members[Int(member)].content))
    members[Int(member)].content = content
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
    replaceContent(of: member, by: .item(item))
    return isChanged
  }

  /// Sets fields of a section; returns whether a value came out changed.
  mutating func set(
    _ assignments: [Section.Assignment], of member: MemberIndex, standingFor undone: Undone?
  ) -> Bool {
    guard case .section(var section, let collection) = members[Int(member)].content else {
      preconditionFailure("“\(members[Int(member)].id)” is an item")
    }
    var isChanged = false
    for assignment in assignments {
      let old = section.assignment(of: assignment.field)
      note(
        .sectionField(member, assignment.field), before: .sectionField(old), standingFor: undone)
      isChanged = isChanged || !assignment.isIdentical(to: old)
      section.apply(assignment)
    }
    replaceContent(of: member, by: .section(section, collection: collection))
    return isChanged
  }

  /// Sets settings of the board; returns whether a value came out changed.
  mutating func set(
    _ assignments: [BoardSettings.Assignment], standingFor undone: Undone?
  ) -> Bool {
    log.append(.settings(settings))
    var isChanged = false
    for assignment in assignments {
      let old = settings.assignment(of: assignment.field)
      note(.boardField(assignment.field), before: .boardField(old), standingFor: undone)
      isChanged = isChanged || !assignment.isIdentical(to: old)
      settings.apply(assignment)
    }
    return isChanged
  }
}
