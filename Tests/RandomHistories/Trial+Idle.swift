import BoardModel

// A change that changes nothing changes nothing for a later stale one.
extension Trial {
  /// Plays stale changesets on the board as it is, and on the board after an idle change.
  mutating func checkIdleChange() throws {
    try checkIdleChange(on: board, dice.once(in: 2) ? idleDrop() : idleOther())
    // Where no mark stands between, also a drop before the next one.
    let fresh = try Board(board.draft, id: board.id, epoch: board.epoch)
    try checkIdleChange(on: fresh, idleDropBeforeNext())
  }

  private mutating func checkIdleChange(on board: Board, _ idle: Change?) throws {
    guard let idle, history.limits.reachFar else { return }
    var with = board
    let changeset = Changeset(id: "idle", author: "idler", base: board.revision, changes: [idle])
    guard let resolution = try? with.resolve(changeset) else { return }
    with.commit()
    try check(resolution.outcome == .unchanged, "\(idle) comes out changed")
    for number in 0..<3 {
      let stale = stale(number, base: board.revision)
      var (copy, copyWith) = (board, with)
      let expected = copy.result(of: stale).withoutEffects
      let found = copyWith.result(of: stale).withoutEffects
      try check(
        found == expected && copyWith.order == copy.order,
        "\(idle.json) makes \(stale.json) give \(copyWith.order), not \(copy.order)")
    }
  }

  /// A single change, but no undo: what somebody else has placed again is another's now, wherever it is.
  private func stale(_ number: Int, base: Int) -> Changeset {
    var future = history
    for _ in 0...number { _ = future.author() }
    let author = future.author()
    while true {
      let change = future.change(named: "later", by: author)
      if case .undo = change { continue }
      return Changeset(id: "later", author: author, base: base, changes: [change])
    }
  }

  private mutating func idleDrop() -> Change? {
    let ids = board.order.flatMap { $0 }
    let id = dice.one(of: ids)
    guard board.item(id) != nil else {
      return .reorderSections(sources: [id], position: .before(id))
    }
    return .reorder(
      ReorderDifference(
        sources: [id], destination: .init(position: .before(id), collectionID: nil)))
  }

  private mutating func idleDropBeforeNext() -> Change? {
    let row = dice.one(of: board.order)
    guard row.count > 1 else { return nil }
    let index = dice.number(1...row.count - 1)
    return .reorder(
      ReorderDifference(
        sources: [row[index]],
        destination: .init(
          position: index + 1 < row.count ? .before(row[index + 1]) : .end, collectionID: row[0])))
  }

  private mutating func idleOther() -> Change? {
    let live = board.sections.flatMap { board.items(in: $0.id) }
    guard !live.isEmpty else { return .remove(items: ["nobody"]) }
    let item = dice.one(of: live)
    return dice.one(of: [
      .reorder(
        ReorderDifference(
          sources: board.trash.map(\.id), destination: .init(position: .end, collectionID: nil))),
      .restore(items: [item.id]), .purge(items: [item.id]), .remove(items: board.trash.map(\.id)),
      .update(item: item.id, set: [item.assignment(of: .title)]),
      .insert(items: [], destination: .init(position: .before(item.id), collectionID: nil)),
      .updateBoard(set: [.name(board.settings.name)]),
    ])
  }
}

extension Result<Resolution, Rejection> {
  /// Without the effects, which may name other slots.
  fileprivate var withoutEffects: Self {
    map { resolution in
      var resolution = resolution
      resolution.effects = []
      return resolution
    }
  }
}
