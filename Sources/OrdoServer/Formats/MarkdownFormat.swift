import BoardModel

/// A board as a Markdown checklist: `# board`, `## section`, `- [ ] title`, and notes as lines
/// indented by four spaces.
///
/// Read leniently: any bullet or number starts an item, any further heading a section, and prose,
/// rules and blocks of code between them are passed over. Written strictly, with escapes where text
/// would look like markup. Only names, titles, notes and what is done are kept.
enum MarkdownFormat {
  static func encode(_ draft: BoardDraft) -> [UInt8] {
    var lines = [heading("#", draft.settings.name)]
    for (index, section) in draft.sections.filter({ !$0.items.isEmpty }).enumerated() {
      lines.append("")
      if index > 0 || !section.section.name.isEmpty {
        lines += [heading("##", section.section.name), ""]
      }
      lines += section.items.flatMap(self.lines)
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private static func heading(_ marker: String, _ name: String) -> String {
    name.isEmpty ? marker : marker + " " + MarkdownText.escapedHeading(name)
  }

  private static func lines(of item: Item) -> [String] {
    let box = item.isDone ? "- [x]" : "- [ ]"
    let title = item.title.isEmpty ? box : box + " " + MarkdownText.escapedLine(item.title)
    guard !item.note.isEmpty else { return [title] }
    return [title] + MarkdownText.escapedLines(item.note).map { "    " + $0 }
  }
}
