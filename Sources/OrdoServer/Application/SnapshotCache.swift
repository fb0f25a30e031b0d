import BoardService
import Foundation
import HTTPServer

/// The snapshots of boards as they are answered: compressed once a revision, for all who ask.
final class SnapshotCache: Sendable {
  private struct Entry {
    var version: StreamPosition
    var representation: Representation
  }

  /// Beyond so many boards the cache begins anew; what is asked for often is soon back.
  private static let capacity = 64

  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var entries: [String: Entry] = [:]

  /// The form in which a snapshot is answered.
  func representation(of snapshot: EncodedSnapshot, board: String) -> Representation {
    let version = StreamPosition(epoch: snapshot.epoch, revision: snapshot.revision)
    let known = lock.withLock { entries[board] }
    if let known, known.version == version { return known.representation }
    let representation = Representation(
      body: snapshot.bytes, contentType: "application/json", tag: version.description)
    lock.withLock {
      if entries.count >= Self.capacity { entries.removeAll() }
      entries[board] = Entry(version: version, representation: representation)
    }
    return representation
  }

  /// Forgets a board.
  func remove(_ board: String) {
    _ = lock.withLock { entries.removeValue(forKey: board) }
  }
}
