import BoardModel

extension TrelloBoard: ImportedBoard {
  func checkedDraft(
    of bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    func line(_ path: [JSONStep]) -> Int {
      var locator = JSONLocator(bytes)
      return locator.place(of: path).line
    }
    let cards = try cardsByList(line: line)
    let notes = checklistsByCard
    var draft = SourcedDraft<[JSONStep]>(name: self.name)
    for index in lists.indices.sorted(byPosition: { lists[$0].pos }) {
      let list = lists[index]
      let isArchived = list.closed == true
      if !isArchived {
        draft.addSection(
          Section(id: ids.next(), name: list.name), from: [.member("lists"), .element(index)])
      }
      for index in (cards[list.id] ?? []).sorted(byPosition: { self.cards[$0].pos }) {
        let card = self.cards[index]
        let item = card.item(id: ids.next(), checklists: notes[card.id] ?? [])
        let source: [JSONStep] = [.member("cards"), .element(index)]
        if isArchived || card.closed == true {
          draft.addToTrash(item, from: source)
        } else {
          draft.addItem(item, from: source)
        }
      }
    }
    return try draft.checked(ids: &ids, line: line)
  }

  /// The indices of the cards in each list.
  private func cardsByList(
    line: ([JSONStep]) -> Int
  ) throws(FormatError) -> [String: [Int]] {
    let known = Set(lists.map(\.id))
    var indices: [String: [Int]] = [:]
    for (index, card) in cards.enumerated() {
      guard known.contains(card.idList) else {
        throw .unknownList(
          card: card.name, list: card.idList, line: line([.member("cards"), .element(index)]))
      }
      indices[card.idList, default: []].append(index)
    }
    return indices
  }

  private var checklistsByCard: [String: [Checklist]] {
    Dictionary(grouping: checklists ?? [], by: \.idCard)
  }
}

extension TrelloBoard.Card {
  fileprivate func item(id: Item.ID, checklists: [TrelloBoard.Checklist]) -> Item {
    let parts = [desc ?? ""] + checklists.sorted(byPosition: \.pos).map(\.note)
    return Item(
      id: id, title: name, note: parts.filter { !$0.isEmpty }.joined(separator: "\n\n"),
      color: labels?.lazy.compactMap(\.color).compactMap { ItemColor(nearestTo: $0) }.first,
      isDone: dueComplete == true)
  }
}

extension TrelloBoard.Checklist {
  /// The checklist as Markdown: its name, and a task a line.
  fileprivate var note: String {
    let tasks = checkItems.sorted(byPosition: \.pos).map { item in
      (item.state == "complete" ? "- [x] " : "- [ ] ") + Self.line(item.name)
    }
    return ([Self.line(name)] + tasks).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
