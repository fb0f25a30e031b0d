import BoardModel

extension NaiveBoard {
  mutating func reorderSections(
    _ ids: [Section.ID], to position: ReorderPosition<Section.ID>
  ) throws(Rejection) {
    guard settings.isReorderingEnabled else { throw .reorderingDisabled }
    let anchor = anchor(at: position, in: "")
    move(chosen(ids, by: isLive), to: "", before: anchor)
  }

  mutating func insert(
    _ section: Section, at position: ReorderPosition<Section.ID>
  ) throws(Rejection) {
    let anchor = anchor(at: position, in: "")
    try checkIsNew(section.id)
    guard live("").count < limits.sections else { throw .tooManySections(limit: limits.sections) }
    add(section)
    fill(section.id, in: "", before: anchor)
  }

  mutating func update(section id: Section.ID, _ set: [Section.Assignment]) throws(Rejection) {
    guard isLive(id) else { throw .unknownSection(id) }
    for assignment in set {
      sections[id]?.apply(assignment)
      touch(.section(id, assignment.field))
    }
  }

  mutating func removeSection(_ id: Section.ID) throws(Rejection) {
    guard isLive(id) else { throw .unknownSection(id) }
    guard live("").count > 1 else { throw .lastSection(id) }
    for item in live(id) { vacate(item) }
    vacate(id)
  }
}
