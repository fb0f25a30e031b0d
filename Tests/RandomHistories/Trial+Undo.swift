import BoardModel

// What undo promises, on copies of the board.
extension Trial {
  /// Nothing has come between: an undo leads back, and its undo forth again.
  mutating func checkUndoAndRedo(
    _ changeset: Changeset, _ resolution: Resolution, before: Board
  ) throws {
    guard history.limits.reachFar else { return }
    var copy = board
    let author = changeset.author ?? changeset.id
    let back = try undo(changeset.id, on: &copy, by: author, as: "back")
    if resolution.isPlain(from: before, to: board) {
      try check(back.skipped.isEmpty, "an undo at once skips \(back.skipped)")
      try check(
        copy.isBack(at: before), "an undo at once gives \(copy.order), not \(before.order)")
    }
    let undone = copy
    let forth = try undo("back", on: &copy, by: author, as: "forth")
    if back.isPlain(from: board, to: undone) {
      try check(forth.skipped.isEmpty, "a redo at once skips \(forth.skipped)")
      try check(copy.isBack(at: board), "a redo at once gives \(copy.order), not \(board.order)")
    }
  }

  /// Two to six own changesets, undone one after another, lead back to the start, and redone forth.
  mutating func checkUndoStack() throws {
    guard history.limits.reachFar else { return }
    var copy = board
    let author = dice.one(of: ["u1", "u2", "u3", "u4"])
    let stack = pile(dice.number(2...6), on: &copy, by: author)
    let top = copy
    let undos = try undoAll(stack, on: &copy, by: author)
    try check(
      copy.isBack(at: board),
      "the stack \(stack.json) undone gives \(copy.order), not \(board.order)")
    _ = try undoAll(undos, on: &copy, by: author)
    try check(
      copy.isBack(at: top),
      "the stack \(stack.json) redone gives \(copy.order), not \(top.order)")
  }

  /// Changesets of one author that an undo can take back whole.
  private func pile(_ count: Int, on copy: inout Board, by author: String) -> [Changeset] {
    var future = history
    var stack: [Changeset] = []
    for number in 0..<count {
      var changeset = future.changeset(id: "s\(number)", by: author, at: copy.revision)
      changeset.author = author
      let old = copy
      guard case .success(let resolution) = copy.result(of: changeset),
        resolution.isPlain(from: old, to: copy)
      else {
        copy = old
        continue
      }
      future.accept(changeset)
      stack.append(changeset)
    }
    return stack
  }

  private func undoAll(
    _ stack: [Changeset], on copy: inout Board, by author: String
  ) throws -> [Changeset] {
    try stack.reversed().map { changeset in
      let id = "u-\(changeset.id)"
      let undone = try undo(changeset.id, on: &copy, by: author, as: id)
      try check(
        undone.skipped.isEmpty,
        "the undo of \(changeset.id) skips \(undone.skipped) in the stack \(stack.json)")
      return Changeset(id: id, author: author, changes: [.undo(changeset.id)])
    }
  }
}

extension Trial {
  private func undo(
    _ id: Changeset.ID, on copy: inout Board, by author: String, as undo: Changeset.ID
  ) throws -> Resolution {
    let result = copy.result(of: Changeset(id: undo, author: author, changes: [.undo(id)]))
    if case .failure(let rejection) = result {
      try check(false, "the undo of \(id) is rejected: \(rejection)")
    }
    return try result.get()
  }
}

extension BoardLimits {
  /// Whether a few steps cannot leave the window.
  var reachFar: Bool { [window, marks, undoneAtOnce, undoable].allSatisfy { $0 > 100 } }
}

extension Resolution {
  /// Whether an undo at once can take all of it back.
  ///
  /// Nothing is purged, nothing locks or unlocks. Nothing moves back and forth by undo alone, to a state
  /// that stands for the one before. Where something is held in place, nothing leaves and comes again,
  /// which only a move could take back.
  fileprivate func isPlain(from old: Board, to new: Board) -> Bool {
    var (gone, come, back): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for effect in effects {
      switch effect.kind {
      case .purge, .updateBoard, .updateSection: return false
      case .update(_, let set) where set.contains { $0.field == .isFixed }: return false
      case .remove(let items): gone.formUnion(items)
      case .insert(let items, _, _): come.formUnion(items.map(\.id))
      case .move(let ids, _, _), .moveSections(let ids, _):
        guard effect.undo == nil || back.isDisjoint(with: ids) else { return false }
        if effect.undo != nil { back.formUnion(ids) }
      default: break
      }
    }
    return gone.isDisjoint(with: come) || !old.holdsAnything && !new.holdsAnything
  }
}

extension Board {
  fileprivate var holdsAnything: Bool {
    !settings.isReorderingEnabled
      || sections.contains { !$0.isReorderable || items(in: $0.id).contains(where: \.isFixed) }
      || trash.contains(where: \.isFixed)
  }

  /// Whether all is as on another board, but for new items in the trash.
  fileprivate func isBack(at other: Board) -> Bool {
    var draft = draft
    draft.trash.removeAll { other.item($0.id) == nil }
    return draft == other.draft
  }
}
