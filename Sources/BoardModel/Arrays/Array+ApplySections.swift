extension Array {
  /// Moves the sources of a difference within and between the collections that the elements hold.
  ///
  /// A destination that is none of the collections changes nothing.
  ///
  /// - Parameters:
  ///   - difference: The move.
  ///   - collectionID: The identity of a collection.
  ///   - items: The items of a collection.
  ///   - itemID: The identity of an item.
  /// - Complexity: O(*n*) in the items of all collections.
  public mutating func apply<Item, ItemID, CollectionID>(
    _ difference: ReorderDifference<ItemID, CollectionID>,
    collectionID: KeyPath<Element, CollectionID>, items: WritableKeyPath<Element, [Item]>,
    itemID: KeyPath<Item, ItemID>
  ) {
    guard
      let destination = firstIndex(where: {
        $0[keyPath: collectionID] == difference.destination.collectionID
      })
    else { return }
    let lifted = flatMap { $0[keyPath: items] }.lifted(difference.sources, itemID: itemID)
    let moving = Set(lifted.map { $0[keyPath: itemID] })
    for index in indices where index != destination {
      let isTouched = self[index][keyPath: items].contains {
        moving.contains($0[keyPath: itemID])
      }
      guard isTouched else { continue }
      self[index][keyPath: items].removeAll { moving.contains($0[keyPath: itemID]) }
    }
    self[destination][keyPath: items].move(
      lifted, to: difference.destination.position, itemID: itemID)
  }

  /// Moves the sources of a difference within and between the collections that the elements hold.
  ///
  /// - Parameters:
  ///   - difference: The move.
  ///   - items: The items of a collection.
  /// - Complexity: O(*n*) in the items of all collections.
  public mutating func apply<Item: Identifiable>(
    _ difference: ReorderDifference<Item.ID, Element.ID>, items: WritableKeyPath<Element, [Item]>
  ) where Element: Identifiable, Element.ID: Sendable, Item.ID: Sendable {
    apply(difference, collectionID: \.id, items: items, itemID: \.id)
  }
}
