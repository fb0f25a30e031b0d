import BoardModel

/// What there is to say about a board without opening it.
public struct BoardSummary: Hashable, Sendable, Identifiable {
  /// The id of the board.
  public var id: String
  /// The name of the board.
  public var name: String
  /// How the board is shown by default.
  public var layout: BoardLayout
  /// The live items of all sections.
  public var itemCount: Int
  /// The time of the last change.
  public var changedAt: Timestamp
  /// When the board was deleted, if it was.
  public var deletedAt: Timestamp?

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - id: The id of the board.
  ///   - name: The name of the board.
  ///   - layout: How the board is shown by default.
  ///   - itemCount: The live items of all sections.
  ///   - changedAt: The time of the last change.
  ///   - deletedAt: When the board was deleted, if it was.
  public init(
    id: String, name: String, layout: BoardLayout, itemCount: Int, changedAt: Timestamp,
    deletedAt: Timestamp? = nil
  ) {
    self.id = id
    self.name = name
    self.layout = layout
    self.itemCount = itemCount
    self.changedAt = changedAt
    self.deletedAt = deletedAt
  }
}
