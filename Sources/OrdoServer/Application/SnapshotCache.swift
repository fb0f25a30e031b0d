import BoardModel
import BoardService
import Foundation
import HTTPServer

/// The present snapshots of boards as they are answered: compressed once a revision, for all who ask.
///
/// It is told of every commit before the author has the answer and before any stream has the event, so
/// what it has at hand is never older than what somebody may have seen.
final class SnapshotCache: BoardObserver {
  private enum Entry {
    /// Somebody has asked the board, and no commit was told since.
    case asked(ticket: Int)
    case present(Representation)
  }

  /// Beyond so many boards the cache begins anew; what is asked for often is soon back.
  private static let capacity = 64

  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var entries: [String: Entry] = [:]
  private nonisolated(unsafe) var lastTicket = 0

  /// The form in which the present snapshot of a board is answered, if it is at hand.
  func representation(of board: String) -> Representation? {
    lock.withLock {
      if case .present(let representation) = entries[board] { representation } else { nil }
    }
  }

  /// The form in which the present snapshot of a board is answered.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - ask: Gives its present snapshot.
  /// - Returns: The snapshot's form, kept for the next who ask unless there was a commit meanwhile.
  /// - Throws: What `ask` throws.
  func representation(
    of board: String, asking ask: () async throws -> EncodedSnapshot
  ) async throws -> Representation {
    let ticket = ticket(for: board)
    let snapshot: EncodedSnapshot
    do {
      snapshot = try await ask()
    } catch {
      replace(ticket, of: board, by: nil)
      throw error
    }
    if let known = representation(of: board) { return known }
    let version = StreamPosition(epoch: snapshot.epoch, revision: snapshot.revision)
    let representation = Representation(
      body: snapshot.bytes, contentType: "application/json", tag: version.description)
    replace(ticket, of: board, by: .present(representation))
    return representation
  }

  private func replace(_ ticket: Int, of board: String, by entry: Entry?) {
    lock.withLock {
      if case .asked(ticket) = entries[board] { entries[board] = entry }
    }
  }

  /// The ticket of those who ask the board now; where the snapshot is at hand already, one that keeps
  /// nothing.
  private func ticket(for board: String) -> Int {
    lock.withLock {
      if case .asked(let ticket) = entries[board] { return ticket }
      lastTicket += 1
      if entries[board] == nil {
        if entries.count >= Self.capacity { entries.removeAll() }
        entries[board] = .asked(ticket: lastTicket)
      }
      return lastTicket
    }
  }

  func committed(_ row: CommittedChangeset, to board: String, epoch: String) { remove(board) }

  func deleted(board: String) { remove(board) }

  private func remove(_ board: String) {
    _ = lock.withLock { entries.removeValue(forKey: board) }
  }

  /// Forgets everything; what is let go of and opened again may have moved on.
  func removeAll() {
    lock.withLock { entries.removeAll() }
  }
}
