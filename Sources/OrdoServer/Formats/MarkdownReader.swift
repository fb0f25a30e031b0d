import BoardModel

/// Makes a board of the lines of a Markdown checklist.
struct MarkdownReader {
  private struct OpenItem {
    var line: Int
    var isDone: Bool
    var title: String
    var note = ""
    var hasNote = false
    /// Blank lines that belong to the note if it goes on.
    var blanks = 0

    // In place: a new text for each line would take time by the square of their number.
    mutating func addNote(_ line: String) {
      if hasNote { note += String(repeating: "\n", count: blanks + 1) }
      note += line
      hasNote = true
      blanks = 0
    }

    mutating func addTitle(_ line: String) {
      title += " "
      title += line
    }
  }

  /// Whether there was prose that stands in no item.
  private(set) var hasProse = false

  private var builder: DraftBuilder
  private var item: OpenItem?
  private var fence: [UInt8]?
  private var isNamed = false
  private var line = 0

  init(name: String, ids: IDGenerator) {
    builder = DraftBuilder(name: name, ids: ids)
  }

  mutating func read(_ line: MarkdownLine) throws(FormatError) {
    self.line += 1
    try builder.checkItemCount()
    if let fence {
      if case .fence(let marker) = line, marker.starts(with: fence) { self.fence = nil }
      return
    }
    switch line {
    case .blank: item?.blanks += 1
    case .note(let text): item?.addNote(text)
    case .text(let text): readText(text)
    case .item(let isDone, let title):
      closeItem()
      item = OpenItem(line: self.line, isDone: isDone, title: title)
    case .heading(let level, let text):
      closeItem()
      readHeading(level, text)
    case .fence(let marker):
      closeItem()
      fence = marker
    case .rule: closeItem()
    }
  }

  consuming func finish() throws(FormatError) -> (draft: BoardDraft, ids: IDGenerator) {
    closeItem()
    return try builder.finish()
  }

  private mutating func readHeading(_ level: Int, _ text: String) {
    if level == 1 && !isNamed && builder.isEmpty {
      isNamed = true
      builder.settings.name = text
    } else {
      builder.beginSection(named: text)
    }
  }

  /// A line directly below a title goes on with it; any other is prose.
  private mutating func readText(_ text: String) {
    if item?.hasNote == false, item?.blanks == 0 {
      item?.addTitle(text)
    } else {
      closeItem()
      hasProse = true
    }
  }

  private mutating func closeItem() {
    guard let item else { return }
    self.item = nil
    builder.append(
      Item(id: builder.nextID(), title: item.title, note: item.note, isDone: item.isDone),
      line: item.line)
  }
}
