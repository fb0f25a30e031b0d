import BoardModel

extension NaiveBoard {
  /// Goes back from what a changeset did, as far as it still stands: sections that stood before, items
  /// that were away before, items that stood before, fields, sections that were away before.
  mutating func undo(_ id: Changeset.ID) throws(Rejection) {
    guard let past = past.last(where: { $0.id == id }) else { throw .unknownChangeset(id) }
    guard past.stamp.author == stamp.author else { throw .notYours(id) }
    undone += past.touched.count
    guard undone <= limits.undoneAtOnce else {
      throw .undoTooLarge(id, count: undone, limit: limits.undoneAtOnce)
    }
    let before = past.before[0]
    let start = self
    var places: [String] = []
    var fields: [Subject] = []
    for subject in past.touched where before.state(of: subject) != past.after[subject] {
      if case .place(let id) = subject { places.append(id) } else { fields.append(subject) }
    }
    let sections = places.filter { self.sections[$0] != nil }
    let back = sections.filter { before.place(of: $0) != nil && isOpen(.place($0), since: past) }
    goBack(back, in: "", as: before)
    let items = places.filter { self.items[$0] != nil && isOpen(.place($0), since: past) }
    for item in items where before.place(of: item) == nil && place(of: item) != nil {
      vacate(item)
      goBack(to: .place(item), of: before)
    }
    for list in live("") { goBack(items, in: list, as: before) }
    for field in fields where isOpen(field, since: past) { goBack(toField: field, of: before) }
    for section in sections where before.place(of: section) == nil {
      guard isOpen(.place(section), since: past), isLive(section) else { continue }
      guard live(section).isEmpty, live("").count > 1 else {
        skip(section)
        continue
      }
      vacate(section)
      goBack(to: .place(section), of: before)
    }
    try checkLimits(since: start)
  }

  /// Whether what the changeset made still stands, and the place before it is within reach; else it is
  /// skipped by name.
  private mutating func isOpen(_ subject: Subject, since past: Past) -> Bool {
    let isOpen: Bool
    switch subject {
    case .place(let id): isOpen = !purged.contains(id) && hasWayBack(id, to: past.before[0])
    case .item(let id, _): isOpen = !purged.contains(id)
    case .section, .board: isOpen = true
    }
    guard isOpen, state(of: subject) == past.after[subject] else {
      skip(name(of: subject))
      return false
    }
    return true
  }

  private func hasWayBack(_ id: String, to before: NaiveBoard) -> Bool {
    guard let list = before.place(of: id) else { return true }
    guard list.isEmpty || isLive(list), mark(of: id, in: list, as: before) != nil else {
      return false
    }
    return place(of: id) == nil || canMoveBack(id, to: list)
  }

  /// The mark that something has left since it stood in a list.
  private func mark(of id: String, in list: String, as before: NaiveBoard) -> Int? {
    before.lists[list]?.first { $0.isHeld(by: id) }
      .flatMap { slot($0.number, in: list) }.flatMap { $0.departure == nil ? nil : $0.number }
  }

  /// Each to a new slot just after the mark it left, in the order in which they stood.
  private mutating func goBack(
    _ ids: [String], in list: String, as before: NaiveBoard
  ) {
    for id in before.live(list) where ids.contains(id) {
      guard let mark = mark(of: id, in: list, as: before) else { continue }
      let next = number(after: mark, in: list)
      if place(of: id) == nil {
        fill(id, in: list, before: next)
      } else {
        move([id], to: list, before: next)
      }
      goBack(to: .place(id), of: before)
    }
  }

  private func canMoveBack(_ id: String, to list: String) -> Bool {
    settings.isReorderingEnabled
      && (list.isEmpty || isMovable(id) && sections[list]?.isReorderable == true)
  }

  private func checkLimits(since start: NaiveBoard) throws(Rejection) {
    if liveItemCount > max(start.liveItemCount, limits.items) {
      throw .tooManyItems(limit: limits.items)
    }
    if live("").count > max(start.live("").count, limits.sections) {
      throw .tooManySections(limit: limits.sections)
    }
  }

  private mutating func goBack(toField field: Subject, of before: NaiveBoard) {
    switch field {
    case .place: break
    case .item(let id, let field):
      guard let old = before.items[id] ?? firstItems[id] else { break }
      items[id]?.apply(old.assignment(of: field))
    case .section(let id, let field):
      guard let old = before.sections[id] ?? firstSections[id] else { break }
      sections[id]?.apply(old.assignment(of: field))
    case .board(let field): settings.apply(before.settings.assignment(of: field))
    }
    goBack(to: field, of: before)
  }

  /// The state that was gone back to is that of before, also for every later undo.
  private mutating func goBack(to subject: Subject, of before: NaiveBoard) {
    touch(subject)
    states[subject] = before.state(of: subject)
  }

  private func name(of subject: Subject) -> String {
    switch subject {
    case .place(let id): id
    case .item(let id, let field): id + "." + field.rawValue
    case .section(let id, let field): id + "." + field.rawValue
    case .board(let field): id + "." + field.rawValue
    }
  }
}
