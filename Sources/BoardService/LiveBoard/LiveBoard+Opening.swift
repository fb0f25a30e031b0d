import BoardModel
import BoardStore

extension LiveBoard {
  /// Opens a board.
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
    let (board, tailRows) = try await Board.read(id, from: surroundings.journal)
    return LiveBoard(board, tailRows: tailRows, surroundings: surroundings, owner: owner)
  }
}
