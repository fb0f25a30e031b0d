extension Board {
  /// Turns a changeset into effects, and applies them.
  ///
  /// - Parameter changeset: The changeset; its id must be new to the board's journal.
  /// - Returns: What came of it.
  /// - Throws: A rejection, after which nothing has changed and no revision is taken.
  /// - Complexity: O(*k*) in what the changeset touches, whatever the size of the board; a stale anchor
  ///   adds a step for each hundred marks in its gap.
  public mutating func resolve(_ changeset: Changeset) throws(Rejection) -> Resolution {
    try validate(changeset)
    let start = log.steps.count
    let before = digest
    let present = revision
    begin(author: changeset.author ?? changeset.id)
    var view = Resolving(
      base: Int32(max(Int(edge), min(present, changeset.base ?? present))),
      author: stamp.author)
    do throws(Rejection) {
      for index in changeset.changes.indices {
        view.change = index
        changeSerial += 1
        try resolve(changeset.changes[index], for: &view)
      }
    } catch {
      rollBack(to: start)
      throw error
    }
    settleNotes()
    appendRecord(of: changeset.id)
    return Resolution(
      outcome: view.isChanged || digest != before || hasChangedTouched ? .applied : .unchanged,
      skipped: view.skipped, fallback: view.fallback, effects: view.effects, digest: digest)
  }

  private mutating func resolve(_ change: Change, for view: inout Resolving) throws(Rejection) {
    switch change {
    case .reorder(let difference): try reorder(difference, for: &view)
    case .insert(let items, let destination): try insert(items, at: destination, for: &view)
    case .update(let item, let set): update(item, set: set, for: &view)
    case .remove(let items): remove(items, for: &view)
    case .restore(let items): try restore(items, for: &view)
    case .purge(let items): purge(items, for: &view)
    case .reorderSections(let sources, let position):
      try reorderSections(sources, to: position, for: &view)
    case .insertSection(let section, let position):
      try insertSection(section, at: position, for: &view)
    case .updateSection(let section, let set): try updateSection(section, set: set, for: &view)
    case .removeSection(let section): try removeSection(section, for: &view)
    case .updateBoard(let set): updateBoard(set: set, for: &view)
    case .undo(let id): try undo(id, for: &view)
    }
  }

  /// Begins the next revision, and lets go of what lies beyond the window now.
  mutating func begin(author: String) {
    own()
    log.append(.begin(edge: edge))
    revision += 1
    expire()
    stamp = Stamp(revision: Int32(revision), author: internAuthor(author))
    firstNote = notes.nextNumber
  }

  /// Moves the edge of the window, and expires the records and the marks that are forgotten now.
  ///
  /// The window reaches no further than what is remembered for undo; so that what one may undo, whose
  /// authors are known, and what a stale base means have one edge, and no board remembers without bound.
  ///
  /// A changeset may have left as many marks as a board has items. They wait in the queue, so that the
  /// one which pushes them beyond the window does not pay for all of them.
  private mutating func expire() {
    edge = max(edge, Int32(revision - min(revision, max(1, limits.window))))
    // There is a record for each revision between the edge and this one.
    while records.count > 0,
      revision - records.count <= edge || notes.count > limits.undoable
    {
      edge = max(edge, Int32(revision - records.count))
      expireFirstRecord()
    }
    var rest = Self.marksExpiredAtOnce
    while let mark = marks.first, marks.count > limits.marks || rest > 0 && isForgotten(mark) {
      expireFirstMark()
      rest -= 1
    }
  }

  private static let marksExpiredAtOnce = 1_000
}
