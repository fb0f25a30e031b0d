import BoardModel
import BoardStore

extension BoardService {
  /// The boards that are not deleted, in the order of their creation.
  ///
  /// - Returns: What there is to say about each without opening it.
  /// - Throws: `ServiceError.unavailable`.
  public nonisolated func boards() async throws(ServiceError) -> [BoardSummary] {
    do throws(JournalError) {
      return try await surroundings.journal.boards().filter { $0.deletedAt == nil }
    } catch {
      throw ServiceError(error)
    }
  }

  /// Makes a board.
  ///
  /// - Parameters:
  ///   - draft: The whole board; its ids are kept, and where it has no section it gets one.
  ///   - id: The id of the board; left out, a random one.
  /// - Returns: The board at revision 0.
  /// - Throws: `ServiceError`: `malformedBoard`, `boardExists`, or the journal's trouble.
  public nonisolated func create(
    _ draft: BoardDraft, id: String? = nil
  ) async throws(ServiceError) -> BoardSnapshot {
    var draft = draft
    if draft.sections.isEmpty { draft.sections = [.init(Section(id: await newID()))] }
    let id = if let id { id } else { await newID() }
    let epoch = await newID()
    let board: Board
    do throws(Rejection) {
      board = try Board(draft, id: id, epoch: epoch, limits: limits)
    } catch {
      throw .malformedBoard(error)
    }
    try await journal(board)
    return board.snapshot
  }

  private nonisolated func journal(_ board: Board) async throws(ServiceError) {
    let summary = BoardSummary(board, changedAt: surroundings.clock())
    do throws(JournalError) {
      try await surroundings.commit([.create(summary, board.state)])
    } catch {
      // A commit that failed may have got through all the same.
      let stored = try? await surroundings.journal.state(of: board.id, upTo: nil)
      guard stored?.epoch == board.epoch else { throw ServiceError(error) }
    }
  }

  /// Deletes a board: its rows stay in the journal.
  ///
  /// - Parameter board: The board.
  /// - Throws: `ServiceError`.
  public nonisolated func delete(_ board: String) async throws(ServiceError) {
    try await live(board).delete()
    await forget(board)
  }
}
