extension Board {
  mutating func restore(_ ids: [Item.ID], for view: inout Resolving) throws(Rejection) {
    _ = try doWith(ids, for: &view, where: \.isInTrash) { board, member, view throws(Rejection) in
      guard board.itemCount < board.limits.items else {
        throw .tooManyItems(limit: board.limits.items)
      }
      try board.countRestore(of: member, for: &view)
      let (collection, next) = board.formerPlace(of: member)
      board.bringBack(member, in: collection, before: next, for: &view)
    }
  }

  private func countRestore(
    of member: MemberIndex, for view: inout Resolving
  ) throws(Rejection) {
    guard members[member].placement.notedIn == stamp.revision else { return }
    view.restoredAgain += 1
    guard view.restoredAgain <= limits.restoredAgain else {
      throw .restoredTooOften(members[member].id, limit: limits.restoredAgain)
    }
  }

  /// After the mark that an item left last, else the end of its section, else of the first.
  private func formerPlace(
    of member: MemberIndex
  ) -> (collection: CollectionIndex, next: SlotIndex) {
    // The mark left last need not be in the section where the item stood last: a slot that is filled and
    // vacated by one changeset leaves none.
    let (newest, home) = (members[member].newest, members[member].home)
    if newest != nowhere, !isForgotten(newest), isLive(slots[newest].collection) {
      return (slots[newest].collection, slot(after: newest))
    }
    return (home != nowhere && isLive(home) ? home : firstCollection, nowhere)
  }

  /// Puts an item from the trash into a collection again, as an effect of its own.
  mutating func bringBack(
    _ member: MemberIndex, in collection: CollectionIndex, before next: SlotIndex,
    standingFor undone: Undone? = nil, for view: inout Resolving
  ) {
    let gap = gap(before: next)
    notePlacement(of: member, standingFor: undone)
    fill(member, in: collection, at: gap)
    view.append(
      Effect(
        .insert(
          items: [item(at: member)],
          collectionID: sectionID(of: collection), place: place(of: gap)),
        undo: undone?.id))
  }
}
