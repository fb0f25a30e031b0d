import BoardModel
import Foundation

/// Boards that come to the same in other ways than the one board that resolves and commits each step.
struct Followers {
  /// Plays effects and holds all marks.
  var marked: Board
  /// Plays effects and forgets every mark at the next step.
  var unmarked: Board
  /// Was stored and read again, and goes on by resolving or playing.
  var restored: Board
  /// Tries changesets and takes them back, and commits several steps at once.
  var trying: Board
  /// What `trying` has not committed yet.
  var waiting: [CommittedChangeset] = []

  init(of history: History) throws {
    marked = try history.board()
    (restored, trying) = (marked, marked)
    unmarked = try history.withoutMarks().board()
  }
}

extension Trial {
  /// Followers play a row, each in its way, and come to the same board.
  mutating func checkFollowers(_ row: CommittedChangeset) throws {
    for effect in row.resolution.effects { plain.apply(effect) }
    try check(
      plain == NaiveFollower(board.draft), "effects on plain arrays give \(plain.sections)")
    try play(row, on: \.marked)
    try check(followers.marked.state == board.state, "a follower has other slots")
    try play(row, on: \.unmarked)
    try check(
      followers.unmarked.snapshot == board.snapshot, "a follower without marks differs")
    try checkReplay(of: row)
    try checkRestored(row)
    try checkTrying(row)
  }

  private mutating func play(
    _ row: CommittedChangeset, on follower: WritableKeyPath<Followers, Board>
  ) throws {
    if case .failure(let error) = followers[keyPath: follower].result(of: row) {
      try check(false, "a follower cannot play it: \(error)")
    }
  }

  /// A row that comes twice is refused and changes nothing.
  private mutating func checkReplay(of row: CommittedChangeset) throws {
    guard case .failure(let error) = followers.marked.result(of: row) else {
      return try check(false, "a follower plays it twice")
    }
    let expected = ApplyError.revisionGap(expected: row.revision + 1, found: row.revision)
    try check(error == expected, "a row that comes twice is refused with \(error)")
    try check(followers.marked.revision == row.revision, "a row that comes twice counts twice")
  }

  /// A restored board resolves what comes as the one that it was taken from, and replays it alike.
  private mutating func checkRestored(_ row: CommittedChangeset) throws {
    if dice.once(in: 2) {
      try play(row, on: \.restored)
    } else {
      let result = followers.restored.result(of: row.changeset)
      try check(result == .success(row.resolution), "a restored board resolves it to \(result)")
    }
    guard dice.once(in: 12) else { return }
    try check(followers.restored.state == board.state, "a restored board has other slots")
    let data = try JSONEncoder().encode(followers.restored.state)
    followers.restored = try Board(try JSONDecoder().decode(BoardState.self, from: data))
    try check(followers.restored.state == board.state, "a board is not restored as it was")
  }

  /// What is rolled back never was; what is committed together is as if committed one by one.
  private mutating func checkTrying(_ row: CommittedChangeset) throws {
    if dice.once(in: 3) {
      var future = history
      for number in 0..<3 {
        let author = future.author()
        _ = try? followers.trying.resolve(
          future.changeset(id: "t\(number)", by: author, at: row.revision))
      }
      followers.trying.rollBack()
      for row in followers.waiting { try followers.trying.apply(row) }
    }
    let resolution = try followers.trying.resolve(row.changeset)
    try check(resolution == row.resolution, "after a roll-back it resolves to \(resolution)")
    followers.waiting.append(row)
    guard dice.once(in: 3) else { return }
    followers.trying.commit()
    followers.waiting = []
    try check(followers.trying.state == board.state, "a roll-back leaves something behind")
  }

}

extension Board {
  fileprivate mutating func result(of row: CommittedChangeset) -> Result<Void, ApplyError> {
    let result = Result { () throws(ApplyError) in try apply(row) }
    commit()
    return result
  }
}
