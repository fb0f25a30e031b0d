import BoardModel

/// A history in the making: a small board, and what four authors do with it.
///
/// Everything follows from the seed and from what came of the changesets before.
struct History {
  let seed: UInt64
  let draft: BoardDraft
  private(set) var limits: BoardLimits
  let length: Int
  private(set) var step = 0

  var random: SeededGenerator
  /// Every id that was ever spoken of, whether the board has it or not.
  var items: [Item.ID] = []
  var sections: [Section.ID]
  private var accepted: [(id: Changeset.ID, author: String)] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    sections = Array(["L", "M", "N"].prefix(random.number(1...3)))
    draft = Self.draft(of: sections, from: &random)
    limits = Self.limits(for: draft, from: &random)
    items = draft.sections.flatMap { $0.items.map(\.id) } + draft.trash.map(\.id)
    length = random.number(1...40)
  }

  func board() throws(Rejection) -> Board {
    try Board(draft, id: "history", epoch: "e", limits: limits)
  }

  /// The same history for a board that holds no marks.
  func withoutMarks() -> History {
    var history = self
    history.limits.marks = 0
    return history
  }

  /// What comes next, or nothing at the end.
  mutating func next(at revision: Int) -> Changeset? {
    guard step < length else { return nil }
    step += 1
    return changeset(id: "c\(step)", by: author(), at: revision)
  }

  /// To be told, so that there is something to undo.
  mutating func accept(_ changeset: Changeset) {
    accepted.append((changeset.id, changeset.author ?? changeset.id))
  }

  mutating func author() -> String { "u\(random.number(1...4))" }

  /// A changeset of one to three changes, often by somebody who has not seen the latest.
  mutating func changeset(id: Changeset.ID, by author: String, at revision: Int) -> Changeset {
    let isScript = random.once(in: 20)
    let lag = random.once(in: 2) ? 0 : random.number(-1...8)
    let count = random.once(in: 2) ? 1 : random.number(1...3)
    return Changeset(
      id: id, author: isScript ? nil : author, base: isScript ? nil : max(0, revision - lag),
      changes: (0..<count).map { change(named: "\(id)-\($0)", by: author) })
  }

  /// Mostly one of the author's own latest changesets.
  mutating func undone(by author: String) -> Changeset.ID {
    let own = accepted.filter { $0.author == author }.suffix(4)
    let known = random.once(in: 16) ? accepted[...] : own
    return known.isEmpty ? "nothing" : random.one(of: Array(known)).id
  }
}

// The board at the beginning.
extension History {
  private static func limits(
    for draft: BoardDraft, from random: inout SeededGenerator
  ) -> BoardLimits {
    var limits = BoardLimits()
    limits.window = random.one(of: [3, 8, 10_000, 10_000])
    limits.marks = random.one(of: [2, 6, 100_000, 100_000, 100_000])
    limits.undoable = random.one(of: [4, 12, 250_000, 250_000])
    limits.undoneAtOnce = random.one(of: [5, 100_000, 100_000])
    if random.once(in: 4) { limits.items = draft.itemCount + random.number(0...3) }
    if random.once(in: 4) { limits.sections = 3 }
    return limits
  }

  private static func draft(
    of sections: [Section.ID], from random: inout SeededGenerator
  ) -> BoardDraft {
    func item(_ id: String) -> Item {
      Item(id: id, title: "\(id) 山", isFixed: random.once(in: 12))
    }
    return BoardDraft(
      settings: BoardSettings(name: "History", isReorderingEnabled: !random.once(in: 20)),
      sections: sections.map { id in
        let count = random.number(0...6)
        return BoardDraft.Section(
          Section(id: id, name: id, isReorderable: !random.once(in: 10)),
          items: (0..<count).map { item("\(id)\($0)") })
      }, trash: random.once(in: 4) ? [item("T-0")] : [])
  }
}
