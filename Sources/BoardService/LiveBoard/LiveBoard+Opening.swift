import BoardModel
import BoardStore

extension LiveBoard {
  /// The most rows that are read at once.
  static let pageSize = 1000

  /// Opens a board: its latest state, and the effects of the rows after it.
  ///
  /// - Parameters:
  ///   - id: The board.
  ///   - owner: Whose board it is.
  /// - Returns: The board as the journal has it.
  /// - Throws: `JournalError`.
  static func opened(
    _ id: String, by owner: BoardService
  ) async throws(JournalError) -> LiveBoard {
    let surroundings = owner.surroundings
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
      board, tailRows: board.revision - state.revision, surroundings: surroundings, owner: owner)
  }
}
