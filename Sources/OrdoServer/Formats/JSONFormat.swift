import BoardModel

/// A board as Ordo's own JSON: everything but its history, the ids and the trash as well.
enum JSONFormat {
  static func encode(_ draft: BoardDraft) -> [UInt8] {
    JSONText.encodeIndented(draft) + [.lineFeed]
  }

  static func decode(
    _ bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    try JSONImport.decode(File.self, from: bytes, name: name, ids: &ids)
  }
}

extension JSONFormat {
  /// A draft that also tells whether a name was given.
  struct File: ImportedBoard {
    let draft: BoardDraft
    let isNamed: Bool

    init(from decoder: any Decoder) throws {
      draft = try BoardDraft(from: decoder)
      isNamed = try decoder.container(keyedBy: BoardSettings.Field.self).contains(.name)
    }

    func checkedDraft(
      of bytes: [UInt8], name: String, ids: inout IDGenerator
    ) throws(FormatError) -> BoardDraft {
      var draft = draft
      if !isNamed { draft.settings.name = name }
      if draft.sections.isEmpty { draft.sections = [BoardDraft.Section(Section(id: ids.next()))] }
      try draft.check { part in
        var locator = JSONLocator(bytes)
        return locator.place(of: Self.path(of: part)).line
      }
      return draft
    }

    private static func path(of part: DraftPart) -> [JSONStep] {
      switch part {
      case .board: [.member("name")]
      case .section(let index): [.member("sections"), .element(index)]
      case .item(let index, let section):
        [.member("sections"), .element(section), .member("items"), .element(index)]
      case .trash(let index): [.member("trash"), .element(index)]
      }
    }
  }
}
