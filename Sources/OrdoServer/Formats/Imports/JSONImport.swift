import BoardModel

/// Reads boards from the forms of JSON that can be imported.
enum JSONImport {
  static func decode<Form: ImportedBoard>(
    _ form: Form.Type, from bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    guard !bytes.isEmpty else { throw .empty }
    let board: Form
    do {
      board = try JSONText.decode(form, from: bytes)
    } catch {
      throw .json(error)
    }
    return try board.checkedDraft(of: bytes, name: name, ids: &ids)
  }
}

/// A board in whichever form its members show it to have.
struct RecognizedBoard: ImportedBoard {
  private enum Sign: String, CodingKey {
    case sections, lists, cards, result, columns
  }

  private let board: any ImportedBoard

  init(from decoder: any Decoder) throws {
    board =
      if Self.isTrello(decoder) {
        try TrelloBoard(from: decoder)
      } else if Self.isKanboard(decoder) {
        try KanboardBoard(from: decoder)
      } else {
        try JSONFormat.File(from: decoder)
      }
  }

  func checkedDraft(
    of bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    try board.checkedDraft(of: bytes, name: name, ids: &ids)
  }

  private static func isTrello(_ decoder: any Decoder) -> Bool {
    guard let members = try? decoder.container(keyedBy: Sign.self) else { return false }
    return members.contains(.lists) && members.contains(.cards) && !members.contains(.sections)
  }

  private static func isKanboard(_ decoder: any Decoder) -> Bool {
    guard let members = try? decoder.container(keyedBy: Sign.self) else {
      return holdsColumns(try? decoder.unkeyedContainer())
    }
    return !members.contains(.sections)
      && holdsColumns(try? members.nestedUnkeyedContainer(forKey: .result))
  }

  private static func holdsColumns(_ swimlanes: (any UnkeyedDecodingContainer)?) -> Bool {
    var swimlanes = swimlanes
    return (try? swimlanes?.nestedContainer(keyedBy: Sign.self))?.contains(.columns) == true
  }
}
