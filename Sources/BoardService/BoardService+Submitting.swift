import BoardModel

extension BoardService {
  /// Hands in a changeset: it is validated, journaled and broadcast, and then answered.
  ///
  /// - Parameters:
  ///   - changeset: The changeset; sent again, it gets its first result again.
  ///   - board: The board.
  /// - Returns: What came of it.
  /// - Throws: `ServiceError`, after which nothing has changed; only after `unavailable` it may have,
  ///   which a retry finds out.
  public nonisolated func submit(
    _ changeset: Changeset, to board: String
  ) async throws(ServiceError) -> ChangesetResult {
    switch try await submit([changeset], to: board).first {
    case .accepted(let result): return result
    case .refused(let error): throw error
    case .notTried, nil: preconditionFailure("the first changeset is always tried")
    }
  }

  /// Hands in changesets of one author, in order.
  ///
  /// - Parameters:
  ///   - changesets: The changesets; after a refused one the rest is not tried.
  ///   - board: The board.
  /// - Returns: What became of each.
  /// - Throws: `ServiceError` where the board cannot be opened.
  public nonisolated func submit(
    _ changesets: [Changeset], to board: String
  ) async throws(ServiceError) -> [ChangesetOutcome] {
    let possible = board == Home.id ? Array(changesets.prefix(while: Home.allows)) : changesets
    let outcomes = try await live(board).submit(possible)
    guard possible.count < changesets.count else { return outcomes }
    let isTried = outcomes.last?.isAccepted ?? true
    return outcomes + [isTried ? .refused(.serverOwned(board: board)) : .notTried]
      + changesets.dropFirst(possible.count + 1).map { _ in .notTried }
  }
}
