extension Board {
  mutating func remove(_ ids: [Item.ID], for view: inout Resolving) {
    var removed: [Item.ID] = []
    for id in ids {
      if let member = itemIndex(id), members[Int(member)].isLive {
        sendAway(member)
        removed.append(id)
      } else if !removed.contains(id) {
        view.skip(id)
      }
    }
    guard !removed.isEmpty else { return }
    view.isChanged = true
    view.effects.append(Effect(.remove(items: removed)))
  }

  mutating func purge(_ ids: [Item.ID], for view: inout Resolving) {
    var purged: [Item.ID] = []
    for id in ids {
      if let member = itemIndex(id), !members[Int(member)].isLive, !members[Int(member)].isPurged {
        purge(member)
        purged.append(id)
      } else if !purged.contains(id) {
        view.skip(id)
      }
    }
    guard !purged.isEmpty else { return }
    view.isChanged = true
    view.effects.append(Effect(.purge(items: purged)))
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
    members[Int(member)].isPurged = true
    replaceItem(at: member, by: Item(id: members[Int(member)].id))
  }
}
