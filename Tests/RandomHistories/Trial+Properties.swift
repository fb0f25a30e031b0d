import BoardModel

// What must hold of every step, whatever the model does.
extension Trial {
  func checkProperties(_ changeset: Changeset, _ resolution: Resolution, before: Board) throws {
    try checkConservation()
    try checkRemovals(changeset, before: before)
    try checkBystanders(changeset, before: before)
    try checkBlock(changeset, resolution)
  }

  /// Each live id is in exactly one section, once.
  private func checkConservation() throws {
    let live = board.order.flatMap { $0 }
    try check(Set(live).count == live.count, "something stands twice: \(live)")
    try check(board.itemCount == live.count - board.sections.count, "\(board.itemCount) items")
    for item in board.trash { try check(!live.contains(item.id), "\(item.id) is in the trash too") }
  }

  /// What was removed comes back by a restore or an undo alone, what was purged never.
  private func checkRemovals(_ changeset: Changeset, before: Board) throws {
    let allowed = named(by: changeset, before: before)
    for item in before.trash where !allowed.contains(item.id) {
      try check(
        board.trash.contains { $0.id == item.id }, "\(item.id) left the trash by itself")
    }
    try check(purged.allSatisfy { board.item($0) == nil }, "something purged is back")
  }

  /// What a changeset does not name stays in its section, in its order.
  private func checkBystanders(_ changeset: Changeset, before: Board) throws {
    let named = named(by: changeset, before: before)
    func others(_ rows: [[String]]) -> [[String]] {
      rows.filter { !named.contains($0[0]) }.map { $0.filter { !named.contains($0) } }
    }
    let (old, new) = (others(before.order), others(board.order))
    try check(old == new, "moves bystanders: \(old) became \(new)")
  }

  /// The items and sections whose place a changeset may change.
  private func named(by changeset: Changeset, before: Board) -> Set<String> {
    changeset.changes.reduce(into: []) { named, change in
      switch change {
      case .reorder(let difference): named.formUnion(difference.sources)
      case .insert(let items, _): named.formUnion(items.map(\.id))
      case .remove(let ids), .restore(let ids), .purge(let ids), .reorderSections(let ids, _):
        named.formUnion(ids)
      case .insertSection(let section, _): named.insert(section.id)
      case .removeSection(let id): named.formUnion([id] + before.items(in: id).map(\.id))
      case .undo(let id): named.formUnion(moved[id] ?? [])
      case .update, .updateSection, .updateBoard: break
      }
    }
  }

  /// A block stands together right after its change, in the order given.
  private func checkBlock(_ changeset: Changeset, _ resolution: Resolution) throws {
    guard changeset.changes.count == 1 else { return }
    let block: [String]
    switch changeset.changes[0] {
    case .reorder(let difference): block = difference.sources
    case .insert(let items, _): block = items.map(\.id)
    default: return
    }
    let expected = block.filter { !resolution.skipped.contains($0) }.uniqued
    let row = board.order.first { row in expected.contains { row.contains($0) } } ?? []
    let start = row.firstIndex { expected.contains($0) } ?? 0
    let found = Array(row.dropFirst(start).prefix(expected.count))
    try check(found == expected, "the block \(expected) came to be \(found)")
  }
}

extension Board {
  /// Each section with its items after it.
  var order: [[String]] { sections.map { [$0.id] + items(in: $0.id).map(\.id) } }
}

extension Array where Element: Hashable {
  /// Each element once, where it stands first.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
