import BoardModel
import Foundation

/// What should not be, with the history and the step where it was seen.
struct Mismatch: Error, CustomStringConvertible {
  let description: String
}

/// A history, played on a board and on everything that the board is held against.
struct Trial {
  var history: History
  var board: Board
  var naive: NaiveBoard
  var plain: NaiveFollower
  var followers: Followers
  /// Chance for the checks, so that they leave the history as it is.
  var dice: SeededGenerator
  /// Of each changeset, what its effects moved, brought or took away.
  var moved: [Changeset.ID: Set<String>] = [:]
  var purged: Set<Item.ID> = []
  private var changeset: Changeset?

  init(seed: UInt64) throws {
    history = History(seed: seed)
    board = try history.board()
    naive = NaiveBoard(history.draft, id: board.id, limits: history.limits)
    plain = NaiveFollower(history.draft)
    followers = try Followers(of: history)
    dice = SeededGenerator(seed: ~seed)
  }

  /// Plays the whole history; returns the number of changesets.
  mutating func run() throws -> Int {
    while let next = history.next(at: board.revision) {
      changeset = next
      try play(next)
    }
    return history.step
  }

  func check(_ isRight: Bool, _ words: @autoclosure () -> String) throws {
    guard !isRight else { return }
    throw Mismatch(
      description: """
        Seed \(history.seed), step \(history.step): \(words())
        That is after \(changeset.map { $0.json } ?? "nothing")
        """)
  }

  private mutating func play(_ changeset: Changeset) throws {
    let before = board
    switch board.result(of: changeset) {
    case .success(let resolution): try accept(changeset, resolution, before: before)
    case .failure(let rejection): try checkRejection(rejection, of: changeset, before: before)
    }
  }

  private mutating func accept(
    _ changeset: Changeset, _ resolution: Resolution, before: Board
  ) throws {
    history.accept(changeset)
    note(resolution.effects, of: changeset.id)
    try checkRules(changeset, resolution)
    try checkProperties(changeset, resolution, before: before)
    try checkFollowers(
      CommittedChangeset(
        revision: board.revision, changeset: changeset, resolution: resolution,
        at: Timestamp(milliseconds: 0)))
    if dice.once(in: 4) { try checkUndoAndRedo(changeset, resolution, before: before) }
    if dice.once(in: 8) { try checkUndoStack() }
    if dice.once(in: 8) { try checkIdleChange() }
  }

  private mutating func note(_ effects: [Effect], of id: Changeset.ID) {
    for effect in effects {
      moved[id, default: []].formUnion(effect.placed)
      if case .purge(let items) = effect.kind { purged.formUnion(items) }
    }
  }
}

extension Encodable {
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "\(self)"
  }
}

extension Board {
  /// Resolves and commits.
  mutating func result(of changeset: Changeset) -> Result<Resolution, Rejection> {
    let result = Result { () throws(Rejection) in try resolve(changeset) }
    commit()
    return result
  }
}

extension Effect {
  /// The items and sections that it puts somewhere, or takes away.
  var placed: [String] {
    switch kind {
    case .move(let ids, _, _), .remove(let ids), .moveSections(let ids, _),
      .removeSections(let ids):
      ids
    case .insert(let items, _, _): items.map(\.id)
    case .insertSections(let sections, _): sections.map(\.id)
    case .purge, .update, .updateSection, .updateBoard: []
    }
  }
}
