import BoardModel

extension MarkdownFormat {
  static func decode(
    _ bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    let text = try text(of: bytes)
    guard !text.isEmpty else { throw .empty }
    var reader = MarkdownReader(name: name, ids: ids)
    for line in TextLines(text) { try reader.read(MarkdownLine(line)) }
    let hasProse = reader.hasProse
    let draft: BoardDraft
    (draft, ids) = try reader.finish()
    guard draft.itemCount > 0 || !hasProse else { throw .noItems }
    return draft
  }
}
