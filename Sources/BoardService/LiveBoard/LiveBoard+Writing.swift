import BoardModel
import BoardStore

extension LiveBoard {
  /// Writes all that was waiting as one group, or, where that fails, one by one.
  func write(_ submissions: [Submission]) async {
    guard !isDeleted else {
      for submission in submissions { submission.answer(refusingFirst: .deletedBoard(id)) }
      return
    }
    do throws(JournalError) {
      let outcomes = try await attempt(submissions)
      for (submission, outcomes) in zip(submissions, outcomes) { submission.answer(outcomes) }
    } catch {
      surroundings.note(error)
      await writeOneByOne(submissions)
    }
  }

  /// Validates, journals and broadcasts, in this order; what fails has left nothing behind here.
  func attempt(_ submissions: [Submission]) async throws(JournalError) -> [[ChangesetOutcome]] {
    let group = try await validate(submissions.map(\.changesets))
    do throws(JournalError) {
      try await journal(group, of: submissions)
    } catch {
      board.rollBack()
      mayBeBehind = true
      throw error
    }
    board.commit()
    broadcast(group.rows)
    storeStateIfDue()
    return group.outcomes
  }

  private func validate(_ submissions: [[Changeset]]) async throws(JournalError) -> Group {
    try await catchUp()
    let ids = submissions.flatMap { $0.map(\.id) }
    let known = try await surroundings.journal.rows(of: id, ids: ids)
    return Group(submissions, known: known, on: &board, at: surroundings.clock())
  }

  /// Writes a group to the journal, with what belongs to it: both or neither.
  private func journal(_ group: Group, of submissions: [Submission]) async throws(JournalError) {
    guard let last = group.rows.last else { return }
    let append = JournalWrite.append(
      group.rows, after: committedRevision, BoardSummary(board, changedAt: last.at))
    if id == Home.id {
      try await surroundings.commit([append] + companions(of: group, submissions))
    } else if board.settings.name != committedName {
      try await retitle(with: append)
    } else {
      try await surroundings.commit([append])
    }
  }

  /// Tells of rows that stand in the journal and on the committed board.
  func broadcast(_ rows: [CommittedChangeset]) {
    committedRevision = board.revision
    committedName = board.settings.name
    tailRows += rows.count
    for row in rows {
      for observer in surroundings.observers { observer.committed(row, to: id, epoch: epoch) }
    }
    if id == Home.id { noteDeletions(in: rows) }
  }
}

extension LiveBoard.Submission {
  /// Answers that nothing was tried after the first changeset, which was refused.
  func answer(refusingFirst error: ServiceError) {
    answer([.refused(error)] + changesets.dropFirst().map { _ in .notTried })
  }
}

extension BoardSummary {
  init(_ board: Board, changedAt: Timestamp) {
    self.init(
      id: board.id, name: board.settings.name, layout: board.settings.layout,
      itemCount: board.itemCount, changedAt: changedAt)
  }
}
