extension Board {
  mutating func reorderSections(
    _ ids: [Section.ID], to position: ReorderPosition<Section.ID>, for view: inout Resolving
  ) throws(Rejection) {
    guard settings.isReorderingEnabled else { throw .reorderingDisabled }
    let anchor = slot(at: position, in: Self.root, for: &view)
    sources.removeAll(keepingCapacity: true)
    for id in ids {
      if let (member, _) = sectionIndex(id), members[member].isLive {
        gather(member)
      } else {
        view.skip(id)
      }
    }
    guard !sources.isEmpty else { return }
    let place = moveSources(to: Self.root, before: anchor)
    view.append(
      Effect(.moveSections(sections: sources.map { members[$0].id }, place: place)))
  }

  mutating func insertSection(
    _ section: Section, at position: ReorderPosition<Section.ID>, for view: inout Resolving
  ) throws(Rejection) {
    let next = slot(at: position, in: Self.root, for: &view)
    guard index(of: section.id) == nil else { throw .idTaken(section.id) }
    guard collections[Self.root].count < limits.sections else {
      throw .tooManySections(limit: limits.sections)
    }
    let gap = gap(before: next)
    let member = intern(section)
    notePlacement(of: member)
    fill(member, in: Self.root, at: gap)
    view.isChanged = true
    view.append(Effect(.insertSections(sections: [section], place: place(of: gap))))
  }

  mutating func updateSection(
    _ id: Section.ID, set: [Section.Assignment], for view: inout Resolving
  ) throws(Rejection) {
    guard let (member, _) = sectionIndex(id), members[member].isLive else {
      throw .unknownSection(id)
    }
    guard !set.isEmpty else { return }
    self.set(set, of: member, standingFor: nil)
    view.append(Effect(.updateSection(section: id, set: set)))
  }

  mutating func removeSection(_ id: Section.ID, for view: inout Resolving) throws(Rejection) {
    guard let (member, collection) = sectionIndex(id), members[member].isLive else {
      throw .unknownSection(id)
    }
    guard collections[Self.root].count > 1 else { throw .lastSection(id) }
    let items = liveMembers(of: collection)
    for item in items { sendAway(item) }
    sendAway(member)
    if !items.isEmpty {
      view.append(Effect(.remove(items: items.map { members[$0].id })))
    }
    view.append(Effect(.removeSections(sections: [id])))
  }
}
