import BoardModel
import BoardService
import Foundation

/// An observer that remembers what it was told.
final class Recorder: BoardObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var told: [CommittedChangeset] = []
  private var deletions: [String] = []

  var rows: [CommittedChangeset] { lock.withLock { told } }
  var deleted: [String] { lock.withLock { deletions } }

  func committed(_ row: CommittedChangeset, to board: String, epoch: String) {
    lock.withLock { told.append(row) }
  }

  func deleted(board: String) {
    lock.withLock { deletions.append(board) }
  }
}
