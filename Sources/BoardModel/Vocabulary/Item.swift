/// One thing that is put in order.
public struct Item: Hashable, Sendable, Identifiable {
  /// The identity of an item: 1 to 64 characters of `A-Z a-z 0-9 _ -`.
  public typealias ID = String

  /// The identity, unique on its board among items and sections, for ever.
  public let id: ID
  /// The text of the row.
  public var title: String
  /// A longer text below the title.
  public var note: String
  /// One grapheme, at most 32 bytes, or nothing.
  public var symbol: String?
  /// The colour, or nothing.
  public var color: ItemColor?
  /// Whether the item is checked off.
  public var isDone: Bool
  /// Whether the item is pinned.
  public var isPinned: Bool
  /// Whether the item stays where it is: it cannot be lifted, but can be an anchor.
  public var isFixed: Bool

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - id: The identity, new to the board.
  ///   - title: The text of the row.
  ///   - note: A longer text below the title.
  ///   - symbol: One grapheme, or nothing.
  ///   - color: The colour, or nothing.
  ///   - isDone: Whether the item is checked off.
  ///   - isPinned: Whether the item is pinned.
  ///   - isFixed: Whether the item stays where it is.
  public init(
    id: ID, title: String = "", note: String = "", symbol: String? = nil, color: ItemColor? = nil,
    isDone: Bool = false, isPinned: Bool = false, isFixed: Bool = false
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.symbol = symbol
    self.color = color
    self.isDone = isDone
    self.isPinned = isPinned
    self.isFixed = isFixed
  }
}

/// The colours that an item can have.
public enum ItemColor: String, CaseIterable, Sendable {
  /// The colour of this name.
  case red, orange, olive, green, teal, blue, violet, pink, brown, gray
}
