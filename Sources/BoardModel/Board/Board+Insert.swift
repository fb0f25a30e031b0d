extension Board {
  mutating func insert(
    _ items: [Item], at destination: ReorderDifference<Item.ID, Section.ID?>.Destination,
    for view: inout Resolving
  ) throws(Rejection) {
    let collection = try collection(of: destination)
    let next = slot(at: destination.position, in: collection, for: &view)
    guard itemCount + items.count <= limits.items else {
      throw .tooManyItems(limit: limits.items)
    }
    let gap = gap(before: next)
    for item in items {
      guard index(of: item.id) == nil else { throw .idTaken(item.id) }
      let member = intern(item)
      notePlacement(of: member)
      fill(member, in: collection, at: gap)
    }
    guard !items.isEmpty else { return }
    view.isChanged = true
    view.append(
      Effect(
        .insert(
          items: items, collectionID: sectionID(of: collection),
          place: place(of: gap))))
  }
}
