extension Board {
  mutating func update(_ id: Item.ID, set: [Item.Assignment], for view: inout Resolving) {
    guard let member = itemIndex(id), !members[member].isPurged else { return view.skip(id) }
    guard !set.isEmpty else { return }
    self.set(set, of: member, standingFor: nil)
    view.append(Effect(.update(item: id, set: set)))
  }

  mutating func updateBoard(set: [BoardSettings.Assignment], for view: inout Resolving) {
    guard !set.isEmpty else { return }
    self.set(set, standingFor: nil)
    view.append(Effect(.updateBoard(set: set)))
  }
}
