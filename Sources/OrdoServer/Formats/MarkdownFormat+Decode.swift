import BoardModel

extension MarkdownFormat {
  static func decode(
    _ bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    let text = try text(of: bytes)
    guard !text.isEmpty else { throw .empty }
    var reader = MarkdownReader(name: name, ids: ids)
    for line in lines(of: text) { reader.read(MarkdownLine(line)) }
    let hasProse = reader.hasProse
    let draft: BoardDraft
    (draft, ids) = reader.finish()
    guard draft.itemCount > 0 || !hasProse else { throw .noItems }
    try draft.checkLengths()
    return draft
  }

  /// The lines between LF, CRLF or CR; the blank one between CR and LF is none.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices {
      let isEnd = bytes[index] == .lineFeed || bytes[index] == .carriageReturn
      guard isEnd else { continue }
      let isSecondHalf =
        bytes[index] == .lineFeed && index > 0 && bytes[index - 1] == .carriageReturn
      if !isSecondHalf { lines.append(bytes[start..<index]) }
      start = index + 1
    }
    return lines + [bytes[start...]]
  }
}
