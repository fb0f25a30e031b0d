import BoardModel

/// Collects a board from a file that is read from top to bottom.
struct DraftBuilder {
  /// The board's settings, as far as the file names them.
  var settings: BoardSettings
  private(set) var ids: IDGenerator
  private var sections: [BoardDraft.Section] = []
  /// In which line each item of each section stands.
  private var lines: [[Int]] = []
  private var itemCount = 0
  /// The section to which items are added; nil until the first one of it comes.
  private var current: Int?
  private var nextName: String?
  private var indexByName: [[UInt8]: Int] = [:]

  init(name: String, ids: IDGenerator) {
    settings = BoardSettings(name: name)
    self.ids = ids
  }

  /// Whether nothing but the name was read so far.
  var isEmpty: Bool { sections.isEmpty && nextName == nil }

  mutating func nextID() -> String {
    ids.next()
  }

  /// Starts a section, which is there from its first item on: a file of headings alone makes none.
  mutating func beginSection(named name: String) {
    current = nil
    nextName = name
  }

  /// Goes on with the section of this name, or starts it.
  mutating func resumeSection(named name: String) {
    let key = Array(name.utf8)
    current = indexByName[key] ?? openSection(named: name)
    indexByName[key] = current
  }

  /// Puts an item, which stands in a line of the file, at the end of the present section.
  mutating func append(_ item: Item, line: Int) {
    let index = current ?? openSection(named: nextName ?? "")
    current = index
    sections[index].items.append(item)
    lines[index].append(line)
    itemCount += 1
  }

  private mutating func openSection(named name: String) -> Int {
    sections.append(BoardDraft.Section(Section(id: ids.next(), name: name)))
    lines.append([])
    return sections.count - 1
  }

  /// Ends the reading of a file that no board can hold, however long it goes on.
  func checkItemCount(_ limits: BoardLimits = BoardLimits()) throws(FormatError) {
    guard itemCount <= limits.items else { throw .tooManyItems(limit: limits.items) }
  }

  /// Ends the collection; a board has at least one section.
  ///
  /// - Throws: `FormatError` where no board can be made of it.
  consuming func finish() throws(FormatError) -> (draft: BoardDraft, ids: IDGenerator) {
    if sections.isEmpty { _ = openSection(named: "") }
    let draft = BoardDraft(settings: settings, sections: sections)
    let lines = lines
    try draft.check { part in
      switch part {
      case .item(let index, let section): lines[section][index]
      case .section(let index): lines[index].first
      case .board, .trash: nil
      }
    }
    return (draft, ids)
  }
}
