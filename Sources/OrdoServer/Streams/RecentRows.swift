import BoardModel
import BoardService
import HTTPServer

/// The last rows of a board, with which its channel begins.
struct RecentRows: Sendable {
  var epoch: String
  /// The revision of the last row, also where there are no rows.
  var revision: Int
  var rows: [CommittedChangeset]
}

extension BoardService {
  /// The rows that a client can have missed without a reset.
  nonisolated func recentRows(of board: String) async throws(ServiceError) -> RecentRows {
    let position = try await position(of: board)
    let count = EventChannel.Limits().retainedFrames
    let rows = try await recentRows(
      of: board, after: max(0, position.revision - count), limit: count)
    return RecentRows(
      epoch: position.epoch, revision: rows.last?.revision ?? position.revision, rows: rows)
  }
}
