import BoardModel

/// Collects a board from a file that is read from top to bottom.
struct DraftBuilder {
  /// The board's settings, as far as the file names them.
  var settings: BoardSettings
  private(set) var ids: IDGenerator
  private var sections: [BoardDraft.Section] = []
  private var itemCount = 0
  private var current: Int?
  private var indexByName: [[UInt8]: Int] = [:]

  init(name: String, ids: IDGenerator) {
    settings = BoardSettings(name: name)
    self.ids = ids
  }

  /// Whether nothing but the name was read so far.
  var isEmpty: Bool { sections.isEmpty }

  mutating func nextID() -> String {
    ids.next()
  }

  /// Starts a section; items that follow belong to it.
  ///
  /// One that stays empty gives its place to the next, so that a file of headings alone does not pile
  /// them up.
  mutating func beginSection(named name: String) {
    if sections.last?.items.isEmpty == true { sections.removeLast() }
    current = sections.count
    sections.append(BoardDraft.Section(Section(id: ids.next(), name: name)))
  }

  /// Goes on with the section of this name, or starts it.
  mutating func resumeSection(named name: String) {
    let key = Array(name.utf8)
    if let index = indexByName[key] {
      current = index
    } else {
      beginSection(named: name)
      indexByName[key] = current
    }
  }

  /// Puts an item at the end of the present section.
  mutating func append(_ item: Item) {
    if current == nil { beginSection(named: "") }
    sections[current ?? 0].items.append(item)
    itemCount += 1
  }

  /// Ends the reading of a file that no board can hold, however long it goes on.
  func checkItemCount(_ limits: BoardLimits = BoardLimits()) throws(FormatError) {
    guard itemCount <= limits.items else { throw .tooManyItems(limit: limits.items) }
  }

  /// Ends the collection; sections without items are left out, but a board has at least one.
  consuming func finish() -> (draft: BoardDraft, ids: IDGenerator) {
    sections.removeAll { $0.items.isEmpty }
    if sections.isEmpty { beginSection(named: "") }
    return (BoardDraft(settings: settings, sections: sections), ids)
  }
}
