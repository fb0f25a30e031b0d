import BoardModel

extension NaiveBoard {
  /// Applies a changeset as a whole, or throws and leaves everything as it was.
  mutating func resolve(_ changeset: Changeset) throws(Rejection) {
    var next = self
    next.begin(changeset)
    for (index, change) in changeset.changes.enumerated() {
      (next.change, next.skippedBefore) = (index, next.skipped.count)
      try next.resolve(change)
    }
    next.settle(since: self)
    var before = self
    before.past = []
    next.past.append(
      Past(
        id: changeset.id, stamp: next.stamp, before: [before], touched: next.touched,
        after: next.states))
    self = next
  }

  /// What was away before and is away again has not changed; steps in between do not count.
  private mutating func settle(since before: NaiveBoard) {
    for case .place(let id) in touched where before.place(of: id) == nil && place(of: id) == nil {
      guard !purged.contains(id) else { continue }
      states[.place(id)] = before.state(of: .place(id))
    }
  }

  private mutating func begin(_ changeset: Changeset) {
    moveEdge()
    base = max(edge, min(revision, changeset.base ?? revision))
    revision += 1
    stamp = Stamp(revision: revision, author: changeset.author ?? changeset.id)
    (touched, skipped, fallback, undone) = ([], [], [], 0)
    while let first = marks.first, departure(of: first) <= edge || marks.count > limits.marks {
      forgetFirstMark()
    }
  }

  /// The window reaches so many revisions back, and no further than what is remembered for undo.
  private mutating func moveEdge() {
    edge = max(edge, revision + 1 - limits.window)
    past.removeAll { $0.stamp.revision <= edge }
    while past.reduce(0, { $0 + $1.touched.count }) > limits.undoable {
      edge = past.removeFirst().stamp.revision
    }
  }

  private func departure(of mark: Int) -> Int {
    lists.values.joined().first { $0.number == mark }?.departure?.revision ?? revision
  }

  private mutating func resolve(_ change: Change) throws(Rejection) {
    switch change {
    case .reorder(let difference): try reorder(difference)
    case .insert(let items, let destination): try insert(items, at: destination)
    case .update(let id, let set): update(id, set)
    case .remove(let ids): for id in chosen(ids, by: isLiveItem) { vacate(id) }
    case .restore(let ids): for id in chosen(ids, by: isInTrash) { try restore(id) }
    case .purge(let ids): for id in chosen(ids, by: isInTrash) { purge(id) }
    case .reorderSections(let ids, let position): try reorderSections(ids, to: position)
    case .insertSection(let section, let position): try insert(section, at: position)
    case .updateSection(let id, let set): try update(section: id, set)
    case .removeSection(let id): try removeSection(id)
    case .updateBoard(let set):
      for assignment in set {
        settings.apply(assignment)
        touch(.board(assignment.field))
      }
    case .undo(let id): try undo(id)
    }
  }
}
