import BoardModel
import BoardStore

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

  /// Takes a row of the journal for good.
  mutating func replay(_ row: CommittedChangeset) throws(JournalError) {
    do throws(ApplyError) {
      try apply(row)
      commit()
    } catch {
      throw .damaged(board: id, reason: error.description)
    }
  }
}
