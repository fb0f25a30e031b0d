extension Board {
  mutating func reorder(
    _ difference: ReorderDifference<Item.ID, Section.ID?>, for view: inout Resolving
  ) throws(Rejection) {
    guard settings.isReorderingEnabled else { throw .reorderingDisabled }
    let collection = try collection(of: difference.destination)
    guard collections[Int(collection)].section.isReorderable else {
      throw .notReorderable(sectionID(of: collection))
    }
    let anchor = slot(at: difference.destination.position, in: collection, for: &view)
    let sources = movable(difference.sources, for: &view)
    guard !sources.isEmpty else { return }
    let place = move(sources, in: collection, before: anchor)
    let isWhole = sources.count == difference.sources.count
    view.effects.append(
      Effect(
        .move(
          items: isWhole ? difference.sources : sources.map(id(of:)),
          collectionID: sectionID(of: collection), place: place)))
  }

  /// The sources that can be moved, each once; the others are named as skipped.
  private func movable(_ ids: [Item.ID], for view: inout Resolving) -> [MemberIndex] {
    var sources: [MemberIndex] = []
    sources.reserveCapacity(ids.count)
    for id in ids {
      if let source = itemIndex(id), isMovable(source) {
        sources.append(source)
      } else {
        view.skip(id)
      }
    }
    return uniqued(sources)
  }

  /// The collection that a destination means: the one it names, else where the anchor stands now, else
  /// the first.
  func collection(
    of destination: ReorderDifference<Item.ID, Section.ID?>.Destination
  ) throws(Rejection) -> CollectionIndex {
    if let id = destination.collectionID {
      guard let collection = liveCollection(id) else { throw .unknownSection(id) }
      return collection
    }
    if case .before(let id) = destination.position, let anchor = itemIndex(id),
      members[Int(anchor)].isLive
    {
      return slots[Int(members[Int(anchor)].slot)].collection
    }
    return firstCollection
  }

  /// The collection of the first section; there always is one.
  var firstCollection: CollectionIndex {
    let first = slots[Int(collections[Int(Self.root)].firstLive)].member
    guard let collection = members[Int(first)].collection else {
      preconditionFailure("The list of sections holds an item")
    }
    return collection
  }

  /// Whether an item is live, not fixed, and in a section that can be reordered.
  func isMovable(_ member: MemberIndex) -> Bool {
    let slot = members[Int(member)].slot
    guard slot != nowhere, case .item(let index) = members[Int(member)].content else {
      return false
    }
    return !items[Int(index)].isFixed
      && collections[Int(slots[Int(slot)].collection)].section.isReorderable
  }

  /// The members without duplicates, each where it stands first.
  func uniqued(_ sources: [MemberIndex]) -> [MemberIndex] {
    guard sources.count > 1 else { return sources }
    var seen: Set<MemberIndex> = []
    return sources.filter { seen.insert($0).inserted }
  }
}
