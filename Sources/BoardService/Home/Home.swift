import BoardModel

/// The board that holds the boards as its items: their order is that of the list of boards.
///
/// The server inserts, retitles and removes there, in the transaction of the board's own row. Everybody
/// else may put the boards in order, and bring deleted ones back.
public enum Home {
  /// The id of the board.
  public static let id = "home"

  private static let section = "boards"

  /// The board as it begins.
  ///
  /// - Parameters:
  ///   - boards: The items for the boards, in order.
  ///   - trash: The items for those that are deleted.
  /// - Returns: The whole board.
  static func draft(boards: [Item], trash: [Item]) -> BoardDraft {
    BoardDraft(
      settings: BoardSettings(name: "Boards", layout: .grid),
      sections: [.init(Section(id: section), items: boards)], trash: trash)
  }

  /// Whether anybody may hand in a changeset, and not only the server.
  static func allows(_ changeset: Changeset) -> Bool {
    changeset.changes.allSatisfy { change in
      switch change {
      case .reorder, .restore: true
      default: false
      }
    }
  }
}

extension Change {
  /// A new board at the end of the list.
  static func insertBoard(_ board: Board) -> Change {
    .insert(
      items: [Item(id: board.id, title: board.settings.name)],
      destination: .init(position: .end, collectionID: nil))
  }
}
