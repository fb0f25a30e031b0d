import BoardModel

/// A draft whose parts know where in the file they come from.
struct SourcedDraft<Source> {
  private var draft: BoardDraft
  private var sources: [DraftPart: Source] = [:]

  init(name: String) {
    draft = BoardDraft(settings: BoardSettings(name: name), sections: [])
  }

  mutating func addSection(_ section: Section, from source: Source) {
    sources[.section(draft.sections.count)] = source
    draft.sections.append(BoardDraft.Section(section))
  }

  /// Puts an item at the end of the section that was added last.
  mutating func addItem(_ item: Item, from source: Source) {
    let section = draft.sections.count - 1
    sources[.item(draft.sections[section].items.count, section: section)] = source
    draft.sections[section].items.append(item)
  }

  mutating func addToTrash(_ item: Item, from source: Source) {
    sources[.trash(draft.trash.count)] = source
    draft.trash.append(item)
  }

  /// The draft with at least one section, once it is known that it makes a board.
  func checked(
    ids: inout IDGenerator, line: (Source) -> Int
  ) throws(FormatError) -> BoardDraft {
    var draft = draft
    if draft.sections.isEmpty { draft.sections = [BoardDraft.Section(Section(id: ids.next()))] }
    try draft.check { sources[$0].map(line) }
    return draft
  }
}
