import BoardModel

/// The rules of ordering as one would tell them, on plain arrays; slow, and written to be read.
///
/// It shares nothing with `Board` but the vocabulary, and keeps a copy of itself for every changeset.
struct NaiveBoard {
  struct Slot: Equatable {
    var id: String
    var arrival: (revision: Int, author: String)
    var departure: (revision: Int, author: String)?

    static func == (lhs: Slot, rhs: Slot) -> Bool {
      lhs.id == rhs.id && lhs.arrival == rhs.arrival
        && lhs.departure?.revision == rhs.departure?.revision
    }
  }

  struct Refusal: Error { var code: String }

  /// What undo compares: where something is, or what a field holds.
  enum Subject: Hashable {
    case place(String)
    case field(String, Item.Field)
  }

  /// The slots of each section, and of the list of sections under "".
  var slots: [String: [Slot]] = ["": []]
  var items: [String: Item] = [:]
  var sections: [String: Section] = [:]
  var home: [String: String] = [:]
  var purged: Set<String> = []
  var isReorderingEnabled = true
  var window = 10_000
  var revision = 0
  /// The revision that first reached the present state of a thing.
  var states: [Subject: Int] = [:]
  var past:
    [(id: String, author: String, revision: Int, before: [NaiveBoard], after: [Subject: Int])] = []

  // The changeset at work.
  var author = ""
  var base = 0
  var skipped: [String] = []
  var skippedNow: [String] = []
  var fallback: [Int] = []
  var change = 0
  /// What was vacated by the change at work.
  var vacated: [(id: String, revision: Int)] = []
}

// Looking.
extension NaiveBoard {
  func live(_ list: String) -> [String] {
    (slots[list] ?? []).filter { $0.departure == nil }.map(\.id)
  }

  func place(of id: String) -> String? {
    slots.first { $0.value.contains { $0.id == id && $0.departure == nil } }?.key
  }

  var order: [[String]] { live("").map { [$0] + live($0) } }

  func hasSeen(_ stamp: (revision: Int, author: String)) -> Bool {
    stamp.revision <= base || stamp.author == author
  }

  /// The index among the slots of a list that a position means.
  mutating func index(of position: ReorderPosition<String>, in list: String) -> Int {
    let all = slots[list] ?? []
    guard case .before(let id) = position else { return all.count }
    let seen = all.indices.filter { index in
      let slot = all[index]
      return slot.id == id && hasSeen(slot.arrival)
        && !(slot.departure.map(hasSeen) ?? false)
    }
    if let index = seen.max(by: { all[$0].arrival.revision < all[$1].arrival.revision }) {
      return index
    }
    if let index = all.firstIndex(where: { $0.id == id && $0.departure == nil }) { return index }
    if !fallback.contains(change) { fallback.append(change) }
    return all.count
  }

  func list(of destination: ReorderDifference<String, String?>.Destination) throws -> String {
    if let id = destination.collectionID {
      guard live("").contains(id) else { throw Refusal(code: "unknownSection") }
      return id
    }
    if case .before(let anchor) = destination.position, items[anchor] != nil,
      let list = place(of: anchor)
    {
      return list
    }
    return live("")[0]
  }

  mutating func skip(_ name: String) {
    if !skippedNow.contains(name) { skippedNow.append(name) }
  }
}

// Moving.
extension NaiveBoard {
  mutating func vacate(_ id: String) {
    guard let list = place(of: id),
      let index = slots[list]?.firstIndex(where: { $0.id == id && $0.departure == nil })
    else { return }
    home[id] = list
    if slots[list]?[index].arrival.revision == revision {
      slots[list]?.remove(at: index)
    } else {
      slots[list]?[index].departure = (revision, author)
      vacated.append((id, slots[list]?[index].arrival.revision ?? 0))
    }
    states[.place(id)] = revision
  }

  mutating func fill(_ id: String, in list: String, at index: Int) {
    slots[list]?.insert(Slot(id: id, arrival: (revision, author)), at: index)
    states[.place(id)] = revision
    home[id] = list
  }

  /// Where an index has come to after members were vacated, and after the marks that they left there.
  mutating func move(_ ids: [String], to list: String, at index: Int) {
    vacated = []
    var next = index
    // What is erased before the index moves it back.
    for id in ids {
      if place(of: id) == list,
        let at = slots[list]?.firstIndex(where: { $0.id == id && $0.departure == nil }),
        slots[list]?[at].arrival.revision == revision, at < next
      {
        next -= 1
      }
      vacate(id)
    }
    while let slot = slots[list]?.dropFirst(next).first,
      vacated.contains(where: { $0.id == slot.id && $0.revision == slot.arrival.revision }),
      slot.departure != nil
    {
      next += 1
    }
    for (offset, id) in ids.enumerated() { fill(id, in: list, at: next + offset) }
  }

  func indexAfter(_ id: String, _ arrival: Int, in list: String) -> Int? {
    slots[list]?.firstIndex { $0.id == id && $0.arrival.revision == arrival && $0.departure != nil }
      .map { $0 + 1 }
  }
}
