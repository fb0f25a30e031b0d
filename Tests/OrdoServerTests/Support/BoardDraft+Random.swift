import BoardModel
import OrdoServer

extension BoardDraft {
  /// A board of hostile texts: markup, quotes, line breaks, blanks, many scripts.
  static func random(using random: inout SeededGenerator) -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: random.next()))
    var sections: [BoardDraft.Section] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      let name = String.hostile(using: &random) + "\(index)"
      let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Item.random(id: ids.next(), using: &random)
      }
      sections.append(
        BoardDraft.Section(
          BoardModel.Section(id: ids.next(), name: name), items: items))
    }
    return BoardDraft(
      settings: BoardSettings(name: .hostile(using: &random)), sections: sections)
  }

  /// The bytes of the board without what a format does not keep; a comparison of texts would take
  /// different normal forms for the same.
  func bytes(keeping simplify: (Item) -> Item = { $0 }) -> [UInt8] {
    var simple = self
    simple.settings = BoardSettings(name: settings.name)
    simple.sections = sections.map { section in
      BoardDraft.Section(
        BoardModel.Section(id: "", name: section.section.name), items: section.items.map(simplify))
    }
    return BoardFormat.json.encode(simple)
  }
}

extension Item {
  fileprivate static func random(id: ID, using random: inout SeededGenerator) -> Item {
    Item(
      id: id, title: .hostile(using: &random), note: .hostile(using: &random),
      symbol: Bool.random(using: &random) ? "🗼" : nil,
      color: ItemColor.allCases.randomElement(using: &random),
      isDone: .random(using: &random), isPinned: .random(using: &random),
      isFixed: .random(using: &random))
  }

  /// What Markdown keeps of an item.
  var inMarkdown: Item { Item(id: "", title: title, note: note, isDone: isDone) }
}

extension String {
  private static let pieces = [
    "\n", "\r", "\r\n", "\n\n", " ", "    ", "\t", ",", "\"", "\"\"", "'", ";", "#", "##", "# ",
    "- ", "- [ ] ", "[x] ", "[", "]", "* ", "1. ", "---", "```", "~~~", "\\", "\\\\", "&#10;", "&",
    "&#", "&amp;", "<br>", "*", "_", "`", "=", "@", "\u{feff}", "\u{2028}", "\u{85}", "\u{301}",
    "\u{200d}", "é", "e\u{301}", "富士山", "İı", "مرحبا", "👩‍👩‍👧‍👦", "a", "B", "7", "\0", "true",
  ]

  /// Up to eight pieces, each of which means something in a format.
  static func hostile(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...8, using: &random))
      .compactMap { _ in pieces.randomElement(using: &random) }.joined()
  }
}
