import BoardModel

/// A part of a draft that can be at fault.
enum DraftPart: Hashable {
  case board
  case section(Int)
  case item(Int, section: Int)
  case trash(Int)
}

extension BoardDraft {
  /// Checks that a board can be made of the draft.
  ///
  /// - Parameters:
  ///   - limits: How large a board may be.
  ///   - line: Tells in which line of its file a part stands.
  /// - Throws: `FormatError`, which names a part by its text: its id may have been made a moment ago.
  func check(
    _ limits: BoardLimits = BoardLimits(), line: (DraftPart) -> Int? = { _ in nil }
  ) throws(FormatError) {
    guard itemCount <= limits.items else { throw .tooManyItems(limit: limits.items) }
    do throws(Rejection) {
      // No part can have this id.
      _ = try Board(self, id: "", epoch: "", limits: limits)
    } catch {
      let part = part(refusedBy: error)
      throw fault(error, in: part, line: part.flatMap(line))
    }
  }

  /// Checks the name alone, which may have come from elsewhere than the rest.
  func checkName() throws(FormatError) {
    try BoardDraft(settings: settings, sections: [Section(BoardModel.Section(id: "s"))]).check()
  }

  private func fault(_ rejection: Rejection, in part: DraftPart?, line: Int?) -> FormatError {
    guard case .textTooLong(_, let field, let scalars, let limit) = rejection, let part else {
      return .rejected(rejection, line: line)
    }
    return .textTooLong(
      text(of: field, in: part), scalars: scalars, limit: limit, line: line)
  }

  private func text(of field: String, in part: DraftPart) -> FormatError.LongText {
    switch part {
    case .board: return .boardName(settings.name)
    case .section(let index): return .sectionName(sections[index].section.name)
    case .item(let index, let section): return text(of: field, in: sections[section].items[index])
    case .trash(let index): return text(of: field, in: trash[index])
    }
  }

  private func text(of field: String, in item: Item) -> FormatError.LongText {
    field == "note" ? .note(of: item.title) : .title(item.title)
  }

  private func part(refusedBy rejection: Rejection) -> DraftPart? {
    switch rejection {
    case .textTooLong("", _, _, _): .board
    case .malformedID(let id), .textTooLong(let id, _, _, _): parts.first { $0.id == id }?.part
    case .idTaken(let id): parts.filter { $0.id == id }.dropFirst().first?.part
    case .malformedSymbol(let symbol): parts.first { $0.symbol == symbol }?.part
    default: nil
    }
  }

  private var parts: [(part: DraftPart, id: String, symbol: String?)] {
    var parts: [(part: DraftPart, id: String, symbol: String?)] = []
    for (index, section) in sections.enumerated() {
      parts.append((.section(index), section.section.id, nil))
      for (place, item) in section.items.enumerated() {
        parts.append((.item(place, section: index), item.id, item.symbol))
      }
    }
    for (index, item) in trash.enumerated() { parts.append((.trash(index), item.id, item.symbol)) }
    return parts
  }
}
