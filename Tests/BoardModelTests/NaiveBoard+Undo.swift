import BoardModel

extension NaiveBoard {
  mutating func undo(_ id: String) throws {
    guard let record = past.last(where: { $0.id == id }), let before = record.before.first else {
      throw Refusal(code: "unknownChangeset")
    }
    guard record.author == author else { throw Refusal(code: "notYours") }
    let touched = record.after.filter { before.states[$0.key] ?? 0 != $0.value }.map(\.key)
    func isOpen(_ subject: Subject) -> Bool { states[subject] ?? 0 == record.after[subject] }

    for section in before.live("") where touched.contains(.place(section)) {
      guard isOpen(.place(section)), let mark = before.mark(of: section, in: ""),
        let index = indexAfter(section, mark, in: "")
      else { continue }
      goBack(section, to: "", at: index, mark)
      states[.place(section)] = before.states[.place(section)] ?? 0
    }
    for item in items.keys where touched.contains(.place(item)) && isOpen(.place(item)) {
      guard before.place(of: item) == nil, place(of: item) != nil else { continue }
      vacate(item)
      states[.place(item)] = before.states[.place(item)] ?? 0
    }
    // The place before must be within reach when the items' turn begins.
    for list in live("") {
      for item in before.live(list) where touched.contains(.place(item)) && isOpen(.place(item)) {
        guard !purged.contains(item), let mark = before.mark(of: item, in: list),
          let index = indexAfter(item, mark, in: list)
        else { continue }
        guard place(of: item) == nil || items[item]?.isFixed == false else { continue }
        goBack(item, to: list, at: index, mark)
        states[.place(item)] = before.states[.place(item)] ?? 0
      }
    }
    for case .field(let item, let field) in touched where isOpen(.field(item, field)) {
      guard !purged.contains(item), let old = before.items[item] else { continue }
      items[item]?.apply(old.assignment(of: field))
      states[.field(item, field)] = before.states[.field(item, field)] ?? 0
    }
    for section in sections.keys where touched.contains(.place(section)) {
      guard isOpen(.place(section)), before.place(of: section) == nil, live("").contains(section),
        live(section).isEmpty, live("").count > 1
      else { continue }
      vacate(section)
      states[.place(section)] = before.states[.place(section)] ?? 0
    }
  }

  /// The revision in which a live member arrived at its place.
  private func mark(of id: String, in list: String) -> Int? {
    slots[list]?.first { $0.id == id && $0.departure == nil }?.arrival.revision
  }

  /// To a new slot just after the mark it left.
  private mutating func goBack(_ id: String, to list: String, at index: Int, _ mark: Int) {
    if place(of: id) == nil {
      fill(id, in: list, at: indexAfter(id, mark, in: list) ?? index)
    } else {
      vacated = []
      move([id], to: list, at: index)
    }
  }
}
