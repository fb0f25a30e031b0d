import BoardModel
import BoardStore

extension BoardService {
  /// Writes a change to the board of boards, and whatever it stands for: both or neither.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - writes: What is written in the same transaction, beside what the change's effects call for.
  /// - Returns: The row of the board of boards.
  /// - Throws: `ServiceError`: `boardExists`, or the journal's trouble.
  @discardableResult
  nonisolated func writeHome(
    _ change: Change, with writes: [JournalWrite] = []
  ) async throws(ServiceError) -> CommittedChangeset {
    let changeset = Changeset(id: surroundings.newID(), changes: [change])
    switch await (try live(Home.id)).submit([changeset], with: writes).first {
    case .accepted(let result): return result.row
    case .refused(.rejected(.idTaken(let id))): throw .boardExists(id)
    case .refused(let error): throw error
    case .notTried, nil: preconditionFailure("the first changeset is always tried")
    }
  }

  /// Lets go of open boards of which the journal says that they are deleted.
  func noteDeletions(of boards: [String]) async {
    for id in boards {
      guard let board = openBoard(id),
        let summary = try? await surroundings.journal.board(id), summary.deletedAt != nil
      else { continue }
      await board.noteDeletion()
      forget(id)
    }
  }

  /// Makes the board of boards where a journal has none: a new one, or one from before there was such.
  nonisolated func makeHomeIfMissing() async throws(JournalError) {
    guard try await surroundings.journal.board(Home.id) == nil else { return }
    let boards = try await surroundings.journal.boards()
    let draft = Home.draft(
      boards: boards.filter { $0.deletedAt == nil }.map(Item.init),
      trash: boards.filter { $0.deletedAt != nil }.map(Item.init))
    let board: Board
    do throws(Rejection) {
      board = try Board(draft, id: Home.id, epoch: surroundings.newID())
    } catch {
      throw .damaged(board: Home.id, reason: error.description)
    }
    let summary = BoardSummary(board, changedAt: surroundings.clock())
    try await surroundings.commit([.create(summary, board.state)])
  }

  /// Purges the boards that were deleted long ago.
  ///
  /// - Parameter time: Those that were deleted before it go for ever.
  /// - Throws: `ServiceError`.
  public nonisolated func purgeBoards(deletedBefore time: Timestamp) async throws(ServiceError) {
    let old = try await allBoards().filter { $0.deletedAt.map { $0 < time } ?? false }
    guard !old.isEmpty else { return }
    let trash = Set(try await live(Home.id).readableBoard().trash.map(\.id))
    // One at a time, since each may have many rows.
    for board in old where trash.contains(board.id) {
      try await writeHome(.purge(items: [board.id]))
    }
  }
}

extension Item {
  fileprivate init(_ board: BoardSummary) {
    self.init(id: board.id, title: board.name)
  }
}
