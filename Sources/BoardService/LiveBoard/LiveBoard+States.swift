import BoardModel
import BoardStore

extension LiveBoard {
  /// The rows after the latest stored state from which on a new one may be worth its bytes.
  private static let fewestRows = 1000
  /// The rows between two looks at whether it is.
  private static let rowsBetweenLooks = 100

  /// Stores the board's state beside the writing, so that opening it later reads less.
  ///
  /// A failure costs nothing but a longer tail; the next look comes soon.
  func storeStateIfDue() {
    guard storing == nil, tailRows >= max(Self.fewestRows, nextLook) else { return }
    nextLook = tailRows + Self.rowsBetweenLooks
    storing = Task {
      if let stored = try? await storeState() {
        tailRows = committedRevision - stored
        nextLook = 0
      }
      storing = nil
    }
  }

  /// - Returns: The revision of the state, or nothing if it would be larger than what it saves.
  private nonisolated func storeState() async throws -> Int? {
    let tail = try await surroundings.journal.tail(of: id)
    guard tail.bytes > tail.stateBytes else { return nil }
    let board = await committedBoard()
    try await surroundings.journal.commit([.store(board.state, board: id)])
    return board.revision
  }
}
