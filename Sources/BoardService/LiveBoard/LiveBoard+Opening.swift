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

extension Board {
  /// The most rows that are read at once.
  static let pageSize = 1000

  /// Reads a board: its latest state up to a revision, and the effects of the rows after it.
  ///
  /// - Parameters:
  ///   - id: The board.
  ///   - revision: The revision that is wanted; none for all that there is.
  ///   - journal: Where the board is kept.
  /// - Returns: The board, and how many rows were read.
  /// - Throws: `JournalError`.
  static func read(
    _ id: String, upTo revision: Int? = nil, from journal: any Journal
  ) async throws(JournalError) -> (board: Board, tailRows: Int) {
    let state = try await journal.state(of: id, upTo: revision)
    var board: Board
    do throws(BoardStateError) { board = try Board(state) } catch {
      throw .damaged(board: id, reason: error.description)
    }
    while true {
      let limit = min(pageSize, (revision ?? .max) - board.revision)
      let rows = try await journal.rows(of: id, after: board.revision, limit: limit)
      for row in rows { try board.replay(row) }
      guard rows.count == pageSize else { break }
    }
    return (board, board.revision - state.revision)
  }
}
