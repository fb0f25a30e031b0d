import BoardModel

/// A board as Ordo's own JSON: everything but its history, the ids and the trash as well.
enum JSONFormat {
  static func encode(_ draft: BoardDraft) -> [UInt8] {
    JSONText.encodeIndented(draft) + [.lineFeed]
  }

  static func decode(
    _ bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    guard !bytes.isEmpty else { throw .empty }
    let file: File
    do {
      file = try JSONText.decode(File.self, from: bytes)
    } catch {
      throw .json(error)
    }
    var draft = file.draft
    if !file.isNamed { draft.settings.name = name }
    if draft.sections.isEmpty { draft.sections = [BoardDraft.Section(Section(id: ids.next()))] }
    return draft
  }

  /// A draft that also tells whether a name was given.
  private struct File: Decodable {
    let draft: BoardDraft
    let isNamed: Bool

    init(from decoder: any Decoder) throws {
      draft = try BoardDraft(from: decoder)
      isNamed = try decoder.container(keyedBy: BoardSettings.Field.self).contains(.name)
    }
  }
}
