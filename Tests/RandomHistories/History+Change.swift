import BoardModel

extension History {
  /// One change of any kind; new items and sections get a name of their own.
  mutating func change(named name: String, by author: String) -> Change {
    switch random.number(1...24) {
    case 1...9: .reorder(ReorderDifference(sources: someItems(), destination: destination()))
    case 10, 11: insertion(named: name)
    case 12, 13: .remove(items: someItems())
    case 14: .restore(items: someItems())
    case 15: .update(item: item(), set: assignments(named: name))
    case 16: .reorderSections(sources: someSections(), position: sectionPosition())
    case 17: sectionInsertion(named: name)
    case 18: random.once(in: 3) ? .removeSection(section: section()) : .restore(items: someItems())
    case 19: sectionUpdate(named: name)
    case 20: random.once(in: 2) ? .purge(items: someItems()) : boardUpdate(named: name)
    default: .undo(undone(by: author))
    }
  }

  mutating func item() -> Item.ID {
    items.isEmpty || random.once(in: 40) ? "nobody" : random.one(of: items)
  }

  mutating func someItems() -> [Item.ID] { (0..<random.number(1...3)).map { _ in item() } }

  mutating func destination() -> ReorderDifference<Item.ID, Section.ID?>.Destination {
    ReorderDifference.Destination(
      position: random.once(in: 4) ? .end : .before(item()),
      collectionID: random.once(in: 4) ? nil : section())
  }

  private mutating func section() -> Section.ID {
    random.once(in: 60) ? "nowhere" : random.one(of: sections)
  }

  private mutating func someSections() -> [Section.ID] {
    (0..<random.number(1...2)).map { _ in section() }
  }

  private mutating func sectionPosition() -> ReorderPosition<Section.ID> {
    random.once(in: 3) ? .end : .before(section())
  }

  private mutating func insertion(named name: String) -> Change {
    let destination = destination()
    let new = random.once(in: 30) ? [item()] : (0..<random.number(0...2)).map { "\(name)_\($0)" }
    items += new
    return .insert(items: new.map { Item(id: $0, title: name) }, destination: destination)
  }

  private mutating func sectionInsertion(named name: String) -> Change {
    let position = sectionPosition()
    let id = random.once(in: 30) ? section() : "S-\(name)"
    sections.append(id)
    return .insertSection(
      section: Section(id: id, name: name, isReorderable: !random.once(in: 10)),
      position: position)
  }

  private mutating func sectionUpdate(named name: String) -> Change {
    .updateSection(
      section: section(),
      set: random.once(in: 2)
        ? [.name(text(named: name))] : [.isReorderable(!random.once(in: 4))])
  }

  private mutating func boardUpdate(named name: String) -> Change {
    .updateBoard(
      set: random.one(of: [
        [.name(name)], [.layout(.grid)], [.isReorderingEnabled(true)],
        [.layout(.row), .isReorderingEnabled(random.once(in: 2))],
      ]))
  }

  /// The fields in the order in which they are read from JSON.
  private mutating func assignments(named name: String) -> [Item.Assignment] {
    random.one(of: [
      [.title(text(named: name))], [.note(name), .color(.teal)], [.symbol("🗻"), .isDone(true)],
      [.symbol(nil), .color(nil), .isPinned(true)], [.isFixed(random.once(in: 3))], [],
    ])
  }

  /// Two authors may well choose the same one.
  private mutating func text(named name: String) -> String {
    random.one(of: ["", "same", "é/\"\\\u{7}\u{1F}\u{2028}", name])
  }
}
