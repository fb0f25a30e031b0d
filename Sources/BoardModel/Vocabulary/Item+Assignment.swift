extension Item {
  /// A new value for one field; a list of them is the `set` of an update.
  public enum Assignment: Hashable, Sendable {
    /// The text of the row.
    case title(String)
    /// The longer text below the title.
    case note(String)
    /// One grapheme, or nothing.
    case symbol(String?)
    /// The colour, or nothing.
    case color(ItemColor?)
    /// Whether the item is checked off.
    case isDone(Bool)
    /// Whether the item is pinned.
    case isPinned(Bool)
    /// Whether the item stays where it is.
    case isFixed(Bool)
  }

  /// The fields that can be set.
  public enum Field: String, CaseIterable, Sendable, Codable, CodingKey {
    /// The field of this name.
    case title, note, symbol, color, isDone, isPinned, isFixed
  }

  /// Sets one field.
  ///
  /// - Parameter assignment: The field and its new value.
  public mutating func apply(_ assignment: Assignment) {
    switch assignment {
    case .title(let value): title = value
    case .note(let value): note = value
    case .symbol(let value): symbol = value
    case .color(let value): color = value
    case .isDone(let value): isDone = value
    case .isPinned(let value): isPinned = value
    case .isFixed(let value): isFixed = value
    }
  }

  /// The present value of a field, as the assignment that would set it.
  ///
  /// - Parameter field: The field to read.
  /// - Returns: The assignment that sets the field to the value it has.
  public func assignment(of field: Field) -> Assignment {
    switch field {
    case .title: .title(title)
    case .note: .note(note)
    case .symbol: .symbol(symbol)
    case .color: .color(color)
    case .isDone: .isDone(isDone)
    case .isPinned: .isPinned(isPinned)
    case .isFixed: .isFixed(isFixed)
    }
  }
}

extension Item.Assignment {
  /// The field that is set.
  public var field: Item.Field {
    switch self {
    case .title: .title
    case .note: .note
    case .symbol: .symbol
    case .color: .color
    case .isDone: .isDone
    case .isPinned: .isPinned
    case .isFixed: .isFixed
    }
  }
}
