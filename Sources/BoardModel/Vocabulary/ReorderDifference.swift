/// A move by identity: which items, and before which item or at the end of which collection.
///
/// The shape of SwiftUI 27's `ReorderDifference`, with a JSON form.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The items that move, in the order in which they will stand.
  public var sources: [ItemID]
  /// Where they go.
  public var destination: Destination

  /// Makes a difference.
  ///
  /// - Parameters:
  ///   - sources: The items that move, in the order in which they will stand.
  ///   - destination: Where they go.
  public init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }

  /// A place in a collection.
  public struct Destination: Hashable, Sendable {
    /// The place among the items of the collection.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - position: The place among the items of the collection.
    ///   - collectionID: The collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// The place among the items of a collection.
    public typealias Position = ReorderPosition<ItemID>
  }
}

/// A place among items: before one of them, or after all.
///
/// SwiftUI nests it as `ReorderDifference.Destination.Position`, which stands as an alias; free of the
/// collection, it also serves the order of sections.
public enum ReorderPosition<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// At the place of this item, which moves on.
  case before(ItemID)
  /// After all items.
  case end
}

/// The collection of a container that has only one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable, Codable {
  /// Makes the identifier; all are equal.
  public init() {}
}

extension ReorderDifference.Destination
where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Makes a place in the only collection.
  ///
  /// - Parameter position: The place among the items.
  public init(position: Position) {
    self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
  }
}

extension ReorderDifference: Codable where ItemID: Codable, CollectionID: Codable {}
