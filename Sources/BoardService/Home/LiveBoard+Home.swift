import BoardModel
import BoardStore

extension LiveBoard {
  /// Writes rows that rename the board, together with its new title on the board of boards.
  func retitle(with append: JournalWrite) async throws(JournalError) {
    do throws(ServiceError) {
      try await service().writeHome(
        .update(item: id, set: [.title(board.settings.name)]), with: [append])
    } catch {
      throw .unavailable(reason: error.reason)
    }
  }

  /// Marks the board as deleted, in the journal first.
  func markDeleted() async -> Result<Void, ServiceError> {
    guard !isDeleted else { return .failure(.deletedBoard(id)) }
    do throws(ServiceError) {
      let row = try await service().writeHome(.remove(items: [id]))
      guard row.resolution.outcome == .applied else {
        throw .damaged(board: Home.id, reason: "It does not hold the board “\(id)”.")
      }
    } catch {
      return .failure(error)
    }
    noteDeletion()
    return .success(())
  }

  /// Takes notice that the journal says that the board is deleted.
  func noteDeletion() {
    guard !isDeleted else { return }
    isDeleted = true
    for observer in surroundings.observers { observer.deleted(board: id) }
  }

  /// Who asked for a deletion may have been told that it failed, and yet it got through.
  func noteDeletions(in rows: [CommittedChangeset]) {
    let boards = rows.flatMap(\.meaningForBoards).compactMap { write in
      if case .delete(let board, _) = write { board } else { nil }
    }
    guard !boards.isEmpty, let service = try? service() else { return }
    Task { await service.noteDeletions(of: boards) }
  }

  /// What the rows of the board of boards mean for the boards themselves.
  func companions(of group: Group, _ submissions: [Submission]) -> [JournalWrite] {
    let handedIn = zip(submissions, group.outcomes).flatMap { submission, outcomes in
      outcomes.contains(where: \.isNew) ? submission.companions : []
    }
    return handedIn + group.rows.flatMap(\.meaningForBoards)
  }
}

extension CommittedChangeset {
  /// What a row of the board of boards means for the boards that it speaks of.
  fileprivate var meaningForBoards: [JournalWrite] {
    let restores = changeset.changes.contains { if case .restore = $0 { true } else { false } }
    return resolution.effects.flatMap { effect -> [JournalWrite] in
      switch effect.kind {
      case .remove(let boards): boards.map { .delete(board: $0, at: at) }
      case .insert(let boards, _, _) where restores: boards.map { .restore(board: $0.id) }
      case .purge(let boards): boards.map { .purge(board: $0) }
      default: []
      }
    }
  }
}

extension ChangesetOutcome {
  /// Whether the changeset has just made a row.
  fileprivate var isNew: Bool {
    if case .accepted(let result) = self { !result.isRetry } else { false }
  }
}

extension ServiceError {
  /// What the journal's trouble was, for who runs the server.
  fileprivate var reason: String {
    if case .unavailable(let reason) = self { reason } else { description }
  }
}
