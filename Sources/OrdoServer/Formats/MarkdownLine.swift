/// What one line of Markdown is, as far as a checklist is concerned.
enum MarkdownLine: Equatable {
  case blank
  case heading(level: Int, text: String)
  case item(isDone: Bool, title: String)
  /// A line indented by four spaces or a tab.
  case note(String)
  /// The start or the end of a block of code.
  case fence([UInt8])
  case rule
  case text(String)

  init(_ line: ArraySlice<UInt8>) {
    let content = line.withoutOuterBlanks
    if let note = Self.parseNote(line) {
      self = note
    } else if content.isEmpty {
      self = .blank
    } else {
      self =
        Self.parseHeading(content) ?? Self.parseFence(content) ?? Self.parseRule(content)
        ?? Self.parseItem(content)
        ?? .text(MarkdownText.unescaped(content))
    }
  }

  private static func parseNote(_ bytes: ArraySlice<UInt8>) -> MarkdownLine? {
    if bytes.first == .tab { return .note(MarkdownText.unescaped(bytes.dropFirst())) }
    guard bytes.starts(with: "    ".utf8) else { return nil }
    return .note(MarkdownText.unescaped(bytes.dropFirst(4)))
  }

  private static func parseHeading(_ content: ArraySlice<UInt8>) -> MarkdownLine? {
    let level = content.prefix { $0 == .hash }.count
    guard (1...6).contains(level) else { return nil }
    var text = content.dropFirst(level)
    guard text.first?.isBlank ?? true else { return nil }
    let open = text.reversed().drop { $0 == .hash }
    if open.first?.isBlank ?? true { text = text.prefix(open.count) }
    return .heading(level: level, text: MarkdownText.unescaped(text.withoutOuterBlanks))
  }

  private static func parseFence(_ content: ArraySlice<UInt8>) -> MarkdownLine? {
    guard let first = content.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
    else { return nil }
    let marker = content.prefix { $0 == first }
    return marker.count >= 3 ? .fence(Array(marker)) : nil
  }

  private static func parseRule(_ content: ArraySlice<UInt8>) -> MarkdownLine? {
    guard let first = content.first, "-*_".utf8.contains(first),
      content.allSatisfy({ $0 == first || $0.isBlank })
    else { return nil }
    return content.count { $0 == first } >= 3 ? .rule : nil
  }

  private static func parseItem(_ content: ArraySlice<UInt8>) -> MarkdownLine? {
    guard let rest = afterBullet(content) else { return nil }
    for (box, isDone) in [("[ ]", false), ("[x]", true), ("[X]", true)]
    where rest.starts(with: box.utf8) {
      let title = rest.dropFirst(3)
      guard title.first?.isBlank ?? true else { break }
      return .item(isDone: isDone, title: MarkdownText.unescaped(title.withoutOuterBlanks))
    }
    return .item(isDone: false, title: MarkdownText.unescaped(rest))
  }

  /// What follows `-`, `*`, `+`, `1.` or `1)` and a space; an empty bullet is none.
  private static func afterBullet(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = content.prefix(while: \.isDigit).count
    guard digits <= 9, let mark = content.dropFirst(digits).first,
      (digits == 0 ? "-*+" : ".)").utf8.contains(mark)
    else { return nil }
    let rest = content.dropFirst(digits + 1)
    return rest.first?.isBlank == true ? rest.withoutOuterBlanks : nil
  }
}
