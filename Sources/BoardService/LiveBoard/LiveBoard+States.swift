import BoardModel
import BoardStore

extension LiveBoard {
  /// The rows after the latest stored state from which on a new one may be worth its bytes.
  private static let fewestRows = 1000

  /// Stores the board's state beside the writing, so that opening it later reads less.
  ///
  /// A failure costs nothing but a longer tail.
  func storeStateIfDue() {
    guard storing == nil, tailRows >= max(Self.fewestRows, nextLook) else { return }
    nextLook = tailRows + Self.fewestRows / 10
    storing = Task {
      if let tail = try? await surroundings.journal.tail(of: id) { await storeState(beyond: tail) }
      storing = nil
    }
  }

  private func storeState(beyond tail: JournalTail) async {
    guard tail.bytes > tail.stateBytes else {
      // Reading how long the tail is costs as much as the tail: so not before it may be enough.
      nextLook = max(nextLook, tail.rows * tail.stateBytes / max(1, tail.bytes))
      return
    }
    let board = await committedBoard()
    guard (try? await Self.store(board, in: surroundings)) != nil else { return }
    tailRows = committedRevision - board.revision
    nextLook = 0
  }

  private nonisolated static func store(
    _ board: Board, in surroundings: Surroundings
  ) async throws(JournalError) {
    try await surroundings.commit([.store(board.state, board: board.id)])
  }
}
