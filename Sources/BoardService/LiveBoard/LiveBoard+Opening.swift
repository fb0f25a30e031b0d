import BoardModel
import BoardStore

extension LiveBoard {
  /// The most rows that are read at once.
  static let pageSize = 1000

  /// Opens a board: its latest state, and the effects of the rows after it.
  ///
  /// - Parameters:
  ///   - id: The board.
  ///   - surroundings: What it works with.
  /// - Returns: The board as the journal has it, or why there is none.
  static func opened(
    _ id: String, in surroundings: Surroundings
  ) async -> Result<LiveBoard, ServiceError> {
    do throws(JournalError) {
      return .success(try await read(id, in: surroundings))
    } catch {
      return .failure(ServiceError(error))
    }
  }

  private static func read(
    _ id: String, in surroundings: Surroundings
  ) async throws(JournalError) -> LiveBoard {
    guard let summary = try await surroundings.journal.board(id) else { throw .unknownBoard(id) }
    guard summary.deletedAt == nil else { throw .boardDeleted(id) }
    let state = try await surroundings.journal.state(of: id, upTo: nil)
    var board: Board
    do throws(BoardStateError) { board = try Board(state) } catch {
      throw .damaged(board: id, reason: error.description)
    }
    while true {
      let rows = try await surroundings.journal.rows(
        of: id, after: board.revision, limit: pageSize)
      for row in rows { try board.replay(row) }
      guard rows.count == pageSize else { break }
    }
    return LiveBoard(
      board, tailRows: board.revision - state.revision, surroundings: surroundings)
  }
}
