extension Board {
  mutating func remove(_ ids: [Item.ID], for view: inout Resolving) {
    let removed = doWith(ids, for: &view, where: \.isLive) { board, member, _ in
      board.sendAway(member)
    }
    if !removed.isEmpty { view.append(Effect(.remove(items: removed))) }
  }

  mutating func purge(_ ids: [Item.ID], for view: inout Resolving) {
    let purged = doWith(ids, for: &view, where: \.isInTrash) { board, member, _ in
      board.purge(member)
    }
    guard !purged.isEmpty else { return }
    view.isChanged = true
    view.append(Effect(.purge(items: purged)))
  }

  /// Does something with each item that fits; others are skipped, unless it was done with them before.
  mutating func doWith<Failure>(
    _ ids: [Item.ID], for view: inout Resolving, where fits: (Member) -> Bool,
    _ action: (inout Board, MemberIndex, inout Resolving) throws(Failure) -> Void
  ) throws(Failure) -> [Item.ID] {
    var done: [Item.ID] = []
    var doneMembers: Set<MemberIndex> = []
    for id in ids {
      let member = itemIndex(id)
      if let member, fits(members[member]) {
        try action(&self, member, &view)
        done.append(id)
        doneMembers.insert(member)
      } else if member.map(doneMembers.contains) != true {
        view.skip(id)
      }
    }
    return done
  }

  /// Takes a live member out of its collection.
  mutating func sendAway(_ member: MemberIndex, standingFor undone: Undone? = nil) {
    notePlacement(of: member, standingFor: undone)
    vacate(member)
  }

  /// Empties an item in the trash of all but its id.
  mutating func purge(_ member: MemberIndex) {
    notePlacement(of: member)
    log.append(.purge(member))
    members[member].isPurged = true
    replaceItem(at: member, by: Item(id: members[member].id))
  }
}
