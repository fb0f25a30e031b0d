import BoardModel

extension NaiveBoard {
  typealias Difference = ReorderDifference<Item.ID, Section.ID?>

  mutating func reorder(_ difference: Difference) throws(Rejection) {
    guard settings.isReorderingEnabled else { throw .reorderingDisabled }
    let list = try list(of: difference.destination)
    guard sections[list]?.isReorderable == true else { throw .notReorderable(list) }
    let anchor = anchor(at: difference.destination.position, in: list)
    move(chosen(difference.sources, by: isMovable), to: list, before: anchor)
  }

  mutating func insert(_ new: [Item], at destination: Difference.Destination) throws(Rejection) {
    let list = try list(of: destination)
    let anchor = anchor(at: destination.position, in: list)
    guard liveItemCount + new.count <= limits.items else {
      throw .tooManyItems(limit: limits.items)
    }
    for item in new {
      try checkIsNew(item.id)
      add(item)
      fill(item.id, in: list, before: anchor)
    }
  }

  mutating func update(_ id: Item.ID, _ set: [Item.Assignment]) {
    guard items[id] != nil, !purged.contains(id) else { return skip(id) }
    for assignment in set {
      items[id]?.apply(assignment)
      touch(.item(id, assignment.field))
    }
  }

  /// After the mark that the item left last, else at the end of its section, else of the first.
  mutating func restore(_ id: Item.ID) throws(Rejection) {
    guard liveItemCount < limits.items else { throw .tooManyItems(limit: limits.items) }
    let left = lists.flatMap { list, slots in slots.filter { $0.id == id }.map { (list, $0) } }
    let last = left.max { $0.1.arrival.revision < $1.1.arrival.revision }
    if let (list, slot) = last, isLive(list) {
      fill(id, in: list, before: number(after: slot.number, in: list))
    } else {
      let list = home[id].flatMap { isLive($0) ? $0 : nil } ?? live("")[0]
      fill(id, in: list, before: nil)
    }
  }

  mutating func purge(_ id: Item.ID) {
    purged.insert(id)
    touch(.place(id))
  }
}

// What the changes have in common.
extension NaiveBoard {
  /// The slot before which a position lies, as its author saw it; nothing at the end.
  mutating func anchor(at position: ReorderPosition<String>, in list: String) -> Int? {
    guard case .before(let id) = position else { return nil }
    let slots = (lists[list] ?? []).filter { $0.id == id }
    let seen = slots.filter { slot in
      hasSeen(slot.arrival) && !(slot.departure.map(hasSeen) ?? false)
    }
    if let latest = seen.max(by: { $0.arrival.revision < $1.arrival.revision }) {
      return latest.number
    }
    if let live = slots.first(where: { $0.departure == nil }) { return live.number }
    if !fallback.contains(change) { fallback.append(change) }
    return nil
  }

  /// The section that a destination names, else where the anchor stands now, else the first.
  func list(of destination: Difference.Destination) throws(Rejection) -> String {
    if let id = destination.collectionID {
      guard isLive(id) else { throw .unknownSection(id) }
      return id
    }
    if case .before(let anchor) = destination.position, items[anchor] != nil,
      let list = place(of: anchor)
    {
      return list
    }
    return live("")[0]
  }

  func checkIsNew(_ id: String) throws(Rejection) {
    guard items[id] == nil, sections[id] == nil else { throw .idTaken(id) }
  }

  /// The ids that something can be done with, each once; the others are skipped by name.
  mutating func chosen(_ ids: [String], by isPossible: (String) -> Bool) -> [String] {
    var chosen: [String] = []
    for id in ids where !chosen.contains(id) {
      if isPossible(id) { chosen.append(id) } else { skip(id) }
    }
    return chosen
  }

  /// Names what could not be done, once a change.
  mutating func skip(_ name: String) {
    if !skipped[skippedBefore...].contains(name) { skipped.append(name) }
  }
}
