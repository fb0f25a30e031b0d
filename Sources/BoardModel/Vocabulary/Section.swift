/// A named, ordered collection of items; its id is the `CollectionID` of SwiftUI.
public struct Section: Hashable, Sendable, Identifiable {
  /// The identity of a section: 1 to 64 characters of `A-Z a-z 0-9 _ -`.
  public typealias ID = String

  /// The identity, unique on its board among items and sections, for ever.
  public let id: ID
  /// The name above the items, at most 500 Unicode scalars.
  public var name: String
  /// Whether items can be moved within, into and out of the section.
  public var isReorderable: Bool

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: The identity, new to the board.
  ///   - name: The name above the items.
  ///   - isReorderable: Whether items can be moved within, into and out of it.
  public init(id: ID, name: String = "", isReorderable: Bool = true) {
    self.id = id
    self.name = name
    self.isReorderable = isReorderable
  }
}

extension Section {
  /// A new value for one field; a list of them is the `set` of an update.
  public enum Assignment: Hashable, Sendable {
    /// The name.
    case name(String)
    /// Whether its items can be moved.
    case isReorderable(Bool)
  }

  /// The fields that can be set.
  public enum Field: String, CaseIterable, Sendable, Codable, CodingKey {
    /// The field of this name.
    case name, isReorderable
  }

  /// Sets one field.
  ///
  /// - Parameter assignment: The field and its new value.
  public mutating func apply(_ assignment: Assignment) {
    switch assignment {
    case .name(let value): name = value
    case .isReorderable(let value): isReorderable = value
    }
  }

  /// The present value of a field, as the assignment that would set it.
  ///
  /// - Parameter field: The field to read.
  /// - Returns: The assignment that sets the field to the value it has.
  public func assignment(of field: Field) -> Assignment {
    switch field {
    case .name: .name(name)
    case .isReorderable: .isReorderable(isReorderable)
    }
  }
}

extension Section.Assignment {
  /// The field that is set.
  public var field: Section.Field {
    switch self {
    case .name: .name
    case .isReorderable: .isReorderable
    }
  }
}
