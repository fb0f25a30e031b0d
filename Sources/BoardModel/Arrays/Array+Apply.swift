// The helpers for programs that hold plain arrays. The board uses slots instead.
extension Array {
  /// Moves the sources of a difference to its destination, as SwiftUI's `reorderContainer` means it.
  ///
  ///     var letters = ["a", "b", "c", "d"]
  ///     letters.apply(
  ///       ReorderDifference(sources: ["d", "b"], destination: .init(position: .before("a"))),
  ///       itemID: \.self)
  ///     // ["d", "b", "a", "c"]
  ///
  /// Sources stand in the order given, unknown ones are ignored, duplicates count once; elements with
  /// equal identities move together, in their order. An anchor among the sources means the place that it
  /// is lifted from, an unknown one the end. Where the order stays as it is, the array is not written.
  ///
  /// - Parameters:
  ///   - difference: The move.
  ///   - itemID: The identity of an element.
  /// - Complexity: O(*n*).
  public mutating func apply<ItemID>(
    _ difference: ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>,
    itemID: KeyPath<Element, ItemID>
  ) {
    move(
      lifted(difference.sources, itemID: itemID), to: difference.destination.position,
      itemID: itemID)
  }

  /// The elements with the given identities, in the order given; unknown and doubled sources count nothing.
  func lifted<ItemID: Hashable>(
    _ sources: [ItemID], itemID: KeyPath<Element, ItemID>
  ) -> [Element] {
    let wanted = Set(sources)
    var found: [ItemID: [Element]] = [:]
    for element in self where wanted.contains(element[keyPath: itemID]) {
      found[element[keyPath: itemID], default: []].append(element)
    }
    return sources.flatMap { found.removeValue(forKey: $0) ?? [] }
  }

  /// Puts elements, which may stand here or come from elsewhere, together at a position.
  mutating func move<ItemID: Hashable>(
    _ elements: [Element], to position: ReorderPosition<ItemID>, itemID: KeyPath<Element, ItemID>
  ) {
    let moving = Set(elements.map { $0[keyPath: itemID] })
    var result: [Element] = []
    result.reserveCapacity(count + elements.count)
    var place: Int?
    for element in self {
      if place == nil, case .before(let anchor) = position, element[keyPath: itemID] == anchor {
        place = result.count
      }
      if !moving.contains(element[keyPath: itemID]) { result.append(element) }
    }
    result.insert(contentsOf: elements, at: place ?? result.count)
    let isSame = elementsEqual(result) { $0[keyPath: itemID] == $1[keyPath: itemID] }
    if !isSame { self = result }
  }
}

extension Array where Element: Identifiable, Element.ID: Sendable {
  /// Moves the sources of a difference to its destination, as SwiftUI's `reorderContainer` means it.
  ///
  /// - Parameter difference: The move.
  /// - Complexity: O(*n*).
  public mutating func apply(
    _ difference: ReorderDifference<Element.ID, ReorderableSingleCollectionIdentifier>
  ) {
    apply(difference, itemID: \.id)
  }
}
