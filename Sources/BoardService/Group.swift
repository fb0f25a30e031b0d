import BoardModel

/// What becomes of the changesets that were waiting, decided one after another on the working board.
///
/// Nothing of it counts before its rows stand in the journal.
struct Group {
  /// The rows to be journaled together.
  private(set) var rows: [CommittedChangeset] = []
  /// For each submission the outcomes of its changesets, in order.
  private(set) var outcomes: [[ChangesetOutcome]] = []
  /// The rows by changeset: those of the journal that matter here, and the new ones.
  private var known: [Changeset.ID: CommittedChangeset]
  private let time: Timestamp

  /// Decides.
  ///
  /// - Parameters:
  ///   - submissions: Each the changesets of one author; after a refused one the rest is not tried.
  ///   - known: The journal's rows of changesets with these ids.
  ///   - board: The working board, which takes what is accepted.
  ///   - time: When that is.
  init(
    _ submissions: [[Changeset]], known: [CommittedChangeset], on board: inout Board,
    at time: Timestamp
  ) {
    self.known = Dictionary(known.map { ($0.changeset.id, $0) }) { first, _ in first }
    self.time = time
    board.prefetch(submissions.flatMap(\.self)[...])
    for changesets in submissions { decide(changesets, on: &board) }
  }

  private mutating func decide(_ changesets: [Changeset], on board: inout Board) {
    var outcomes: [ChangesetOutcome] = []
    for changeset in changesets {
      let isTried = outcomes.last?.isAccepted ?? true
      outcomes.append(isTried ? decide(changeset, on: &board) : .notTried)
    }
    self.outcomes.append(outcomes)
  }

  private mutating func decide(
    _ changeset: Changeset, on board: inout Board
  ) -> ChangesetOutcome {
    if let first = known[changeset.id] { return Self.outcome(of: changeset, first: first) }
    guard changeset.epoch ?? board.epoch == board.epoch, changeset.base ?? 0 <= board.revision
    else {
      return .refused(
        .epochChanged(board: board.id, epoch: board.epoch, revision: board.revision))
    }
    do throws(Rejection) {
      return .accepted(ChangesetResult(row: try resolve(changeset, on: &board), isRetry: false))
    } catch {
      return .refused(.rejected(error))
    }
  }

  /// What becomes of a changeset whose id stands in the journal already.
  static func outcome(of changeset: Changeset, first: CommittedChangeset) -> ChangesetOutcome {
    first.changeset.isRetried(by: changeset)
      ? .accepted(ChangesetResult(row: first, isRetry: true)) : .refused(.idReused(changeset.id))
  }

  private mutating func resolve(
    _ changeset: Changeset, on board: inout Board
  ) throws(Rejection) -> CommittedChangeset {
    let resolution = try board.resolve(changeset)
    let row = CommittedChangeset(
      revision: board.revision, changeset: changeset, resolution: resolution, at: time)
    rows.append(row)
    known[changeset.id] = row
    return row
  }
}

extension Changeset {
  /// Whether another one with this id asks for the same, so that it gets the same answer.
  fileprivate func isRetried(by other: Changeset) -> Bool {
    (author ?? id) == (other.author ?? other.id) && changes == other.changes
  }
}
