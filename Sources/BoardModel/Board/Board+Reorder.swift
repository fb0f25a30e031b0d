extension Board {
  mutating func reorder(
    _ difference: ReorderDifference<Item.ID, Section.ID?>, for view: inout Resolving
  ) throws(Rejection) {
    guard settings.isReorderingEnabled else { throw .reorderingDisabled }
    let collection = try collection(of: difference.destination)
    guard collections[collection].section.isReorderable else {
      throw .notReorderable(sectionID(of: collection))
    }
    let anchor = slot(at: difference.destination.position, in: collection, for: &view)
    gatherMovable(difference.sources, for: &view)
    guard !sources.isEmpty else { return }
    let isWhole = sources.count == difference.sources.count
    let items = isWhole ? difference.sources : sources.map { members[$0].id }
    let place = moveSources(to: collection, before: anchor)
    view.append(
      Effect(.move(items: items, collectionID: sectionID(of: collection), place: place)))
  }

  /// Gathers the items that can be moved; the others are named as skipped.
  private mutating func gatherMovable(_ ids: [Item.ID], for view: inout Resolving) {
    sources.removeAll(keepingCapacity: true)
    for id in ids {
      if let source = itemIndex(id), isMovable(source) {
        gather(source)
      } else {
        view.skip(id)
      }
    }
  }

  /// Takes a live member into the sources, unless it is among them.
  mutating func gather(_ member: MemberIndex) {
    let slot = members[member].slot
    guard slots[slot].liftedBy != changeSerial else { return }
    slots[slot].liftedBy = changeSerial
    sources.append(member)
  }

  /// The collection that a destination means: the one it names, else where the anchor stands now, else
  /// the first.
  @inline(__always)
  mutating func collection(
    of destination: ReorderDifference<Item.ID, Section.ID?>.Destination
  ) throws(Rejection) -> CollectionIndex {
    if let id = destination.collectionID {
      guard let collection = liveCollection(id) else { throw .unknownSection(id) }
      return collection
    }
    if case .before(let id) = destination.position, let anchor = itemIndex(id),
      members[anchor].isLive
    {
      return slots[members[anchor].slot].collection
    }
    return firstCollection
  }

  /// The collection of the first section; there always is one.
  var firstCollection: CollectionIndex {
    let first = slots[collections[Self.root].firstLive].member
    guard let collection = members[first].collection else {
      preconditionFailure("The list of sections holds an item")
    }
    return collection
  }

  /// Whether an item is live, not fixed, and in a section that can be reordered.
  @inline(__always)
  func isMovable(_ member: MemberIndex) -> Bool {
    let slot = members[member].slot
    return slot != nowhere && !members[member].isFixed
      && collections[slots[slot].collection].section.isReorderable
  }
}
