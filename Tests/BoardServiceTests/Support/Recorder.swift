import BoardModel
import BoardService
import Foundation

/// An observer that remembers what it was told, of the board of boards apart from the others.
final class Recorder: BoardObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var told: [CommittedChangeset] = []
  private var toldOfHome: [CommittedChangeset] = []
  private var deletions: [String] = []

  var rows: [CommittedChangeset] { lock.withLock { told } }
  var homeRows: [CommittedChangeset] { lock.withLock { toldOfHome } }
  var deleted: [String] { lock.withLock { deletions } }

  func committed(_ row: CommittedChangeset, to board: String, epoch: String) {
    lock.withLock {
      if board == Home.id { toldOfHome.append(row) } else { told.append(row) }
    }
  }

  func deleted(board: String) {
    lock.withLock { deletions.append(board) }
  }
}
