import BoardModel
import BoardStore

extension LiveBoard {
  /// Reads what the journal has beyond this board, after a failure or another writer's work.
  func catchUp() async throws(JournalError) {
    guard mayBeBehind else { return }
    while true {
      let rows = try await surroundings.journal.rows(
        of: id, after: board.revision, limit: Board.pageSize)
      for row in rows { try replay(row) }
      guard rows.count == Board.pageSize else { break }
    }
    mayBeBehind = false
  }

  private func replay(_ row: CommittedChangeset) throws(JournalError) {
    try board.replay(row)
    broadcast([row])
  }

  /// Writes each changeset alone after their group has failed; only what fails alone is refused.
  func writeOneByOne(_ submissions: [Submission]) async {
    let start = committedRevision
    var answered: Set<Changeset.ID> = []
    for submission in submissions {
      var outcomes: [ChangesetOutcome] = []
      for changeset in submission.changesets {
        let isTried = outcomes.last?.isAccepted ?? true
        var outcome = isTried ? await writeAlone(changeset, of: submission) : .notTried
        // Who sent a changeset first has not retried it, even if its row got through the failure.
        if answered.insert(changeset.id).inserted { outcome.isRetry(ifMadeUpTo: start) }
        outcomes.append(outcome)
      }
      submission.answer(outcomes)
    }
  }

  private func writeAlone(
    _ changeset: Changeset, of submission: Submission
  ) async -> ChangesetOutcome {
    var alone = submission
    alone.changesets = [changeset]
    do throws(JournalError) {
      return try await attempt([alone])[0][0]
    } catch {
      return await outcomeInJournal(of: changeset) ?? .refused(ServiceError(error))
    }
  }

  /// A commit that failed may have got through all the same.
  private func outcomeInJournal(of changeset: Changeset) async -> ChangesetOutcome? {
    try? await catchUp()
    let rows = try? await surroundings.journal.rows(of: id, ids: [changeset.id])
    guard let row = rows?.first, row.revision <= committedRevision else { return nil }
    return Group.outcome(of: changeset, first: row)
  }
}

extension ChangesetOutcome {
  fileprivate mutating func isRetry(ifMadeUpTo revision: Int) {
    guard case .accepted(var result) = self else { return }
    result.isRetry = result.row.revision <= revision
    self = .accepted(result)
  }
}
