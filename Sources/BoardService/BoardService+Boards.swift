import BoardModel
import BoardStore
import Foundation

extension BoardService {
  /// The boards that are not deleted, in the order that the board of boards gives them.
  ///
  /// - Parameter words: What their names hold, whatever its case and its accents; all boards if nothing.
  /// - Returns: What there is to say about each without opening it.
  /// - Throws: `ServiceError.unavailable`.
  public nonisolated func boards(
    named words: String = ""
  ) async throws(ServiceError) -> [BoardSummary] {
    let boards = try await allBoards().filter { board in
      board.deletedAt == nil && board.id != Home.id && (words.isEmpty || board.isNamed(words))
    }
    let home = try await live(Home.id).readableBoard()
    let ids = home.sections.flatMap { home.items(in: $0.id) }.map(\.id)
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    // Sorting keeps the order of their creation where there is none.
    return boards.sorted { places[$0.id] ?? .max < places[$1.id] ?? .max }
  }

  nonisolated func allBoards() async throws(ServiceError) -> [BoardSummary] {
    do throws(JournalError) {
      return try await surroundings.journal.boards()
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
    if draft.sections.isEmpty { draft.sections = [.init(Section(id: surroundings.newID()))] }
    let id = id ?? surroundings.newID()
    let epoch = surroundings.newID()
    let board: Board
    do throws(Rejection) {
      board = try Board(draft, id: id, epoch: epoch, limits: limits)
    } catch {
      throw .malformedBoard(error)
    }
    let summary = BoardSummary(board, changedAt: surroundings.clock())
    try await writeHome(.insertBoard(board), with: [.create(summary, board.state)])
    return board.snapshot
  }

  /// Deletes a board: its rows stay in the journal, and the board of boards can bring it back.
  ///
  /// - Parameter board: The board.
  /// - Throws: `ServiceError`.
  public nonisolated func delete(_ board: String) async throws(ServiceError) {
    guard board != Home.id else { throw .serverOwned(board: board) }
    try await live(board).delete()
    await forget(board)
  }
}

extension BoardSummary {
  /// Whether the name holds some words, whatever their case and their accents.
  fileprivate func isNamed(_ words: String) -> Bool {
    name.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
