import BoardModel

/// The rules of ordering as one would tell them, on plain arrays; slow, and written to be read.
///
/// It shares nothing with `Board` but the vocabulary. For undo, every changeset leaves a copy of the
/// board as it was before.
struct NaiveBoard {
  /// Who did something, and in which revision.
  struct Stamp {
    var revision: Int
    var author: String
  }

  /// A place in a list: occupied, or vacated and then a mark.
  struct Slot {
    let number: Int
    let id: String
    let arrival: Stamp
    var departure: Stamp?
  }

  /// What undo compares: where something is, or what a field holds.
  enum Subject: Hashable {
    case place(String)
    case item(String, Item.Field)
    case section(String, Section.Field)
    case board(BoardSettings.Field)
  }

  /// What undo needs of a changeset.
  struct Past {
    let id: Changeset.ID
    let stamp: Stamp
    /// The one board before it; in an array, for a structure cannot hold itself.
    let before: [NaiveBoard]
    /// What it touched, in that order.
    let touched: [Subject]
    let after: [Subject: Int]
  }

  let id: String
  let limits: BoardLimits
  var settings: BoardSettings
  var revision = 0
  /// The slots of each section, and of the list of sections under "".
  var lists: [String: [Slot]] = ["": []]
  var items: [Item.ID: Item] = [:]
  var sections: [Section.ID: Section] = [:]
  /// Items and sections with the fields that they came with.
  var firstItems: [Item.ID: Item] = [:]
  var firstSections: [Section.ID: Section] = [:]
  /// The section where an item stands, or stood last.
  var home: [Item.ID: Section.ID] = [:]
  var purged: Set<Item.ID> = []
  /// The numbers of the marks, the earliest departure first.
  var marks: [Int] = []
  /// The revision that first reached the present state of a thing.
  var states: [Subject: Int] = [:]
  var past: [Past] = []
  /// The last revision beyond the window.
  var edge = 0
  private var slotCount = 0

  // The changeset at work.
  var stamp = Stamp(revision: 0, author: "")
  var base = 0
  var change = 0
  var touched: [Subject] = []
  var skipped: [String] = []
  var skippedBefore = 0
  var fallback: [Int] = []
  /// How many things the undos have looked at.
  var undone = 0

  init(_ draft: BoardDraft, id: String, limits: BoardLimits) {
    (self.id, self.limits, settings) = (id, limits, draft.settings)
    for entry in draft.sections {
      add(entry.section)
      fill(entry.section.id, in: "", before: nil)
      for item in entry.items {
        add(item)
        fill(item.id, in: entry.section.id, before: nil)
      }
    }
    for item in draft.trash { add(item) }
    (states, touched) = ([:], [])
  }

  mutating func add(_ item: Item) {
    (items[item.id], firstItems[item.id]) = (item, item)
  }

  mutating func add(_ section: Section) {
    (sections[section.id], firstSections[section.id]) = (section, section)
    lists[section.id] = []
  }
}

// Slots.
extension NaiveBoard {
  /// Fills a new slot directly before another one, or at the end.
  mutating func fill(_ id: String, in list: String, before next: Int?) {
    touch(.place(id))
    slotCount += 1
    let place = next.flatMap { index(of: $0, in: list) } ?? count(list)
    lists[list]?.insert(Slot(number: slotCount, id: id, arrival: stamp), at: place)
    if !list.isEmpty { home[id] = list }
  }

  /// Vacates the slot of a live item or section; a mark stays, unless this changeset filled it.
  mutating func vacate(_ id: String) {
    guard let list = place(of: id),
      let index = lists[list]?.firstIndex(where: { $0.isHeld(by: id) })
    else { return }
    touch(.place(id))
    if lists[list]?[index].arrival.revision == revision {
      lists[list]?.remove(at: index)
    } else {
      lists[list]?[index].departure = stamp
      if let number = lists[list]?[index].number { marks.append(number) }
    }
  }

  /// Moves live things together before a slot.
  ///
  /// Where the slot is one of their own, they stand after the marks that they leave there.
  mutating func move(_ ids: [String], to list: String, before anchor: Int?) {
    var next = anchor
    while let slot = slot(next, in: list), slot.departure == nil, ids.contains(slot.id) {
      next = number(after: slot.number, in: list)
    }
    for id in ids { vacate(id) }
    for id in ids { fill(id, in: list, before: next) }
  }

  mutating func forgetFirstMark() {
    let number = marks.removeFirst()
    for list in lists.keys { lists[list]?.removeAll { $0.number == number } }
  }

  mutating func touch(_ subject: Subject) {
    if !touched.contains(subject) { touched.append(subject) }
    states[subject] = revision
  }
}

extension NaiveBoard.Slot {
  func isHeld(by id: String) -> Bool { self.id == id && departure == nil }
}
