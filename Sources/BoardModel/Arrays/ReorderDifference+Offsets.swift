// The bridge from and to SwiftUI's older `onMove`, which speaks of offsets.
extension ReorderDifference where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Makes the difference that `move(fromOffsets:toOffset:)` would make.
  ///
  /// - Parameters:
  ///   - fromOffsets: The offsets of the items that move; those beyond the array are ignored.
  ///   - toOffset: The offset, before the move, of the item that they will stand before.
  ///   - items: The array that the offsets speak of.
  ///   - itemID: The identity of an item.
  /// - Complexity: O(*k*) in the offsets.
  public init<Item>(
    fromOffsets: some Sequence<Int>, toOffset: Int, in items: [Item],
    itemID: KeyPath<Item, ItemID>
  ) {
    let sources = fromOffsets.filter(items.indices.contains).map { items[$0][keyPath: itemID] }
    let position: ReorderPosition<ItemID> =
      items.indices.contains(toOffset) ? .before(items[toOffset][keyPath: itemID]) : .end
    self.init(sources: sources, destination: Destination(position: position))
  }

  /// The offsets to hand to `move(fromOffsets:toOffset:)`.
  ///
  /// Offsets have no order of their own: sources that would change their order among themselves keep it.
  ///
  /// - Parameters:
  ///   - items: The array that the offsets speak of.
  ///   - itemID: The identity of an item.
  /// - Returns: The offsets of the known sources, ascending, and the one to move them before.
  /// - Complexity: O(*n*).
  public func offsets<Item>(
    in items: [Item], itemID: KeyPath<Item, ItemID>
  ) -> (fromOffsets: [Int], toOffset: Int) {
    let moving = Set(sources)
    let fromOffsets = items.indices.filter { moving.contains(items[$0][keyPath: itemID]) }
    guard case .before(let anchor) = destination.position,
      let toOffset = items.firstIndex(where: { $0[keyPath: itemID] == anchor })
    else { return (fromOffsets, items.count) }
    return (fromOffsets, toOffset)
  }
}
