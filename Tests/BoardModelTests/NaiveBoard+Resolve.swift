import BoardModel

extension NaiveBoard {
  init(_ draft: BoardDraft, window: Int) {
    self.window = window
    for entry in draft.sections {
      let id = entry.section.id
      sections[id] = entry.section
      slots["", default: []].append(Slot(id: id, arrival: (0, "")))
      slots[id] = []
      for item in entry.items {
        items[item.id] = item
        home[item.id] = id
        slots[id]?.append(Slot(id: item.id, arrival: (0, "")))
      }
    }
  }

  /// Applies a changeset as a whole, or throws and leaves everything as it was.
  mutating func resolve(_ changeset: Changeset) throws {
    var next = self
    next.begin(changeset)
    for (index, change) in changeset.changes.enumerated() {
      next.change = index
      next.skippedNow = []
      try next.resolve(change)
      next.skipped += next.skippedNow
    }
    next.past.append(
      (changeset.id, next.author, next.revision, [self], next.states))
    self = next
  }

  private mutating func begin(_ changeset: Changeset) {
    let present = revision
    revision += 1
    author = changeset.author ?? changeset.id
    base = max(min(changeset.base ?? present, present), revision - window, 0)
    (skipped, fallback) = ([], [])
    let edge = revision - window
    for list in slots.keys {
      slots[list]?.removeAll { $0.departure.map { $0.revision <= edge } ?? false }
    }
    past.removeAll { $0.revision <= edge }
  }

  private mutating func resolve(_ change: Change) throws {
    switch change {
    case .reorder(let difference): try reorder(difference)
    case .insert(let new, let destination):
      let list = try list(of: destination)
      let index = index(of: destination.position, in: list)
      for (offset, item) in new.enumerated() {
        guard items[item.id] == nil, sections[item.id] == nil else {
          throw Refusal(code: "idTaken")
        }
        items[item.id] = item
        fill(item.id, in: list, at: index + offset)
      }
    case .update(let id, let set):
      guard items[id] != nil, !purged.contains(id) else { return skip(id) }
      for assignment in set {
        items[id]?.apply(assignment)
        states[.field(id, assignment.field)] = revision
      }
    case .remove(let ids):
      var gone: [String] = []
      for id in ids {
        if items[id] != nil, place(of: id) != nil {
          vacate(id)
          gone.append(id)
        } else if !gone.contains(id) {
          skip(id)
        }
      }
    case .restore(let ids): for id in ids { restore(id) }
    case .purge(let ids):
      var gone: [String] = []
      for id in ids {
        if items[id] != nil, place(of: id) == nil, !purged.contains(id) {
          purged.insert(id)
          gone.append(id)
          states[.place(id)] = revision
        } else if !gone.contains(id) {
          skip(id)
        }
      }
    case .reorderSections(let ids, let position):
      let index = index(of: position, in: "")
      var moving: [String] = []
      for id in ids {
        if live("").contains(id) {
          if !moving.contains(id) { moving.append(id) }
        } else {
          skip(id)
        }
      }
      if !moving.isEmpty { move(moving, to: "", at: index) }
    case .insertSection(let section, let position):
      let index = index(of: position, in: "")
      guard items[section.id] == nil, sections[section.id] == nil else {
        throw Refusal(code: "idTaken")
      }
      sections[section.id] = section
      slots[section.id] = []
      fill(section.id, in: "", at: index)
    case .removeSection(let id):
      guard live("").contains(id) else { throw Refusal(code: "unknownSection") }
      guard live("").count > 1 else { throw Refusal(code: "lastSection") }
      for item in live(id) { vacate(item) }
      vacate(id)
    case .undo(let id): try undo(id)
    case .updateSection, .updateBoard: break
    }
  }

  private mutating func reorder(_ difference: ReorderDifference<String, String?>) throws {
    let list = try list(of: difference.destination)
    let index = index(of: difference.destination.position, in: list)
    var moving: [String] = []
    for id in difference.sources {
      if let item = items[id], !item.isFixed, place(of: id) != nil {
        if !moving.contains(id) { moving.append(id) }
      } else {
        skip(id)
      }
    }
    if !moving.isEmpty { move(moving, to: list, at: index) }
  }

  /// After the mark it left last, else at the end of its section, else of the first.
  private mutating func restore(_ id: String) {
    guard items[id] != nil, place(of: id) == nil, !purged.contains(id) else { return skip(id) }
    var last: (list: String, index: Int, departure: Int)?
    for (list, slots) in slots {
      for (index, slot) in slots.enumerated() where slot.id == id {
        let departure = slot.departure?.revision ?? 0
        if departure > last?.departure ?? -1 { last = (list, index, departure) }
      }
    }
    if let last, live("").contains(last.list) {
      fill(id, in: last.list, at: last.index + 1)
    } else {
      let list = home[id].flatMap { live("").contains($0) ? $0 : nil } ?? live("")[0]
      fill(id, in: list, at: slots[list]?.count ?? 0)
    }
  }
}
