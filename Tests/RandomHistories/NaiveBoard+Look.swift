import BoardModel

// Looking, without changing anything.
extension NaiveBoard {
  func live(_ list: String) -> [String] {
    (lists[list] ?? []).filter { $0.departure == nil }.map(\.id)
  }

  func count(_ list: String) -> Int { lists[list]?.count ?? 0 }

  /// The list where something live stands.
  func place(of id: String) -> String? {
    lists.first { $0.value.contains { $0.isHeld(by: id) } }?.key
  }

  func isLive(_ section: Section.ID) -> Bool {
    sections[section] != nil && place(of: section) == ""
  }

  func isLiveItem(_ id: Item.ID) -> Bool { items[id] != nil && place(of: id) != nil }

  func isInTrash(_ item: Item.ID) -> Bool {
    items[item] != nil && place(of: item) == nil && !purged.contains(item)
  }

  /// Whether an item is live, not fixed, and in a section that can be reordered.
  func isMovable(_ id: Item.ID) -> Bool {
    guard let item = items[id], let list = place(of: id) else { return false }
    return !item.isFixed && sections[list]?.isReorderable == true
  }

  var liveItemCount: Int { live("").reduce(0) { $0 + live($1).count } }

  func state(of subject: Subject) -> Int { states[subject] ?? 0 }

  func hasSeen(_ stamp: Stamp) -> Bool {
    stamp.revision <= base || stamp.author == self.stamp.author
  }

  func index(of number: Int, in list: String) -> Int? {
    lists[list]?.firstIndex { $0.number == number }
  }

  func slot(_ number: Int?, in list: String) -> Slot? {
    lists[list]?.first { $0.number == number }
  }

  func number(after number: Int, in list: String) -> Int? {
    index(of: number, in: list).flatMap { lists[list]?.dropFirst($0 + 1).first?.number }
  }
}

// What can be compared with the board.
extension NaiveBoard {
  /// Whether nothing has come out changed since: no place, no field, nothing new, nothing gone for ever.
  func isSame(as other: NaiveBoard) -> Bool {
    settings == other.settings && items == other.items && sections == other.sections
      && purged == other.purged && lists.keys.allSatisfy { live($0) == other.live($0) }
  }

  var draft: BoardDraft {
    BoardDraft(
      settings: settings,
      sections: live("").compactMap { id in
        sections[id].map { BoardDraft.Section($0, items: live(id).compactMap { items[$0] }) }
      },
      trash: items.values.filter { isInTrash($0.id) }.sorted { $0.id < $1.id })
  }

  /// The sum over all pairs of live neighbours, by the formulas as they are written down.
  var digest: UInt32 {
    ([""] + live("")).reduce(0) { sum, list in
      let row = [""] + live(list) + [""]
      return zip(row, row.dropFirst()).reduce(sum) { $0 &+ Self.mixed(list, $1.0, $1.1) }
    }
  }

  private static func mixed(_ list: String, _ previous: String, _ next: String) -> UInt32 {
    var x = fmix32(fnv1a(list) ^ 0x9e37_79b9)
    for id in [previous, next] { x = fmix32((x &* 5 &+ 0xe654_6b64) ^ fnv1a(id)) }
    return x
  }

  private static func fnv1a(_ text: String) -> UInt32 {
    text.utf8.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  private static func fmix32(_ value: UInt32) -> UInt32 {
    var x = value
    x = (x ^ (x >> 16)) &* 0x85eb_ca6b
    x = (x ^ (x >> 13)) &* 0xc2b2_ae35
    return x ^ (x >> 16)
  }
}
