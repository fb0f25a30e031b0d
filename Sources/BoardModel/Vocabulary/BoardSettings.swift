/// How a board is shown unless a person looks at it another way.
public enum BoardLayout: String, CaseIterable, Sendable {
  /// One row below another.
  case list
  /// Tiles that wrap.
  case grid
  /// Sections side by side.
  case row
}

/// What a board has besides its sections and items.
public struct BoardSettings: Hashable, Sendable {
  /// The name of the board, at most 500 Unicode scalars.
  public var name: String
  /// How the board is shown by default.
  public var layout: BoardLayout
  /// Whether anything can be moved at present.
  public var isReorderingEnabled: Bool

  /// Makes the settings of a board.
  ///
  /// - Parameters:
  ///   - name: The name of the board.
  ///   - layout: How the board is shown by default.
  ///   - isReorderingEnabled: Whether anything can be moved at present.
  public init(name: String, layout: BoardLayout = .list, isReorderingEnabled: Bool = true) {
    self.name = name
    self.layout = layout
    self.isReorderingEnabled = isReorderingEnabled
  }
}

extension BoardSettings {
  /// A new value for one field; a list of them is an `updateBoard`.
  public enum Assignment: Hashable, Sendable {
    /// The name.
    case name(String)
    /// The layout.
    case layout(BoardLayout)
    /// Whether items can be moved at all.
    case isReorderingEnabled(Bool)
  }

  /// The fields that can be set.
  public enum Field: String, CaseIterable, Sendable, Codable, CodingKey {
    /// The setting of this name.
    case name, layout, isReorderingEnabled
  }

  /// Sets one field.
  ///
  /// - Parameter assignment: The field and its new value.
  public mutating func apply(_ assignment: Assignment) {
    switch assignment {
    case .name(let value): name = value
    case .layout(let value): layout = value
    case .isReorderingEnabled(let value): isReorderingEnabled = value
    }
  }

  /// The present value of a field, as the assignment that would set it.
  ///
  /// - Parameter field: The field to read.
  /// - Returns: The assignment that sets the field to the value it has.
  public func assignment(of field: Field) -> Assignment {
    switch field {
    case .name: .name(name)
    case .layout: .layout(layout)
    case .isReorderingEnabled: .isReorderingEnabled(isReorderingEnabled)
    }
  }
}

extension BoardSettings.Assignment {
  /// The field that is set.
  public var field: BoardSettings.Field {
    switch self {
    case .name: .name
    case .layout: .layout
    case .isReorderingEnabled: .isReorderingEnabled
    }
  }
}
