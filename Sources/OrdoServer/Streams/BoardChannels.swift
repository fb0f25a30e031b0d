import BoardModel
import BoardService
import Foundation
import HTTPServer

/// The event channels of the boards that somebody follows; told of every commit.
///
/// A channel is made when the first stream opens. It begins with the recent rows of the journal, so
/// that a client that was away while the server restarted goes on without a reset.
final class BoardChannels: BoardObserver {
  private enum Entry {
    /// The recent rows are being read; what is committed meanwhile waits here.
    case opening(Task<EventChannel, any Error>, [CommittedChangeset])
    case open(OpenChannel)
  }

  private struct OpenChannel {
    var channel: EventChannel
    /// For how many rounds of housekeeping nobody has followed it.
    var quietRounds = 0
  }

  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var entries: [String: Entry] = [:]

  /// The boards that have a channel.
  var count: Int { lock.withLock { entries.count } }

  /// The channel of a board, if it is open.
  func channel(of board: String) -> EventChannel? {
    lock.withLock {
      if case .open(let entry) = entries[board] { entry.channel } else { nil }
    }
  }

  /// The channel of a board; the first who asks has it opened.
  func channel(
    of board: String, recent: @escaping @Sendable () async throws -> RecentRows
  ) async throws -> EventChannel {
    let task: Task<EventChannel, any Error> = lock.withLock {
      switch entries[board] {
      case .open(let entry): return Task { entry.channel }
      case .opening(let task, _): return task
      case nil:
        let task = Task { try await self.open(board, recent: recent) }
        entries[board] = .opening(task, [])
        return task
      }
    }
    return try await task.value
  }

  private func open(
    _ board: String, recent: @Sendable () async throws -> RecentRows
  ) async throws -> EventChannel {
    do {
      let recent = try await recent()
      let channel = Self.channel(of: board, beginningWith: recent)
      return lock.withLock { finishOpening(channel, of: board, recent) }
    } catch {
      lock.withLock { entries[board] = nil }
      throw error
    }
  }

  private func finishOpening(
    _ channel: EventChannel, of board: String, _ recent: RecentRows
  ) -> EventChannel {
    guard case .opening(_, let waiting) = entries[board] else {
      channel.close(with: DeletedEvent(board: board).frame)
      return channel
    }
    for row in waiting where row.revision > recent.revision {
      channel.publish(ChangeEvent(row, board: board).frame(epoch: recent.epoch))
    }
    entries[board] = .open(OpenChannel(channel: channel))
    return channel
  }

  private static func channel(
    of board: String, beginningWith recent: RecentRows
  ) -> EventChannel {
    let start = recent.rows.first.map { $0.revision - 1 } ?? recent.revision
    let channel = EventChannel(
      position: StreamPosition(epoch: recent.epoch, revision: start).description
    ) { position in
      ResetEvent(board: board, position: position).frame
    }
    for row in recent.rows {
      channel.publish(ChangeEvent(row, board: board).frame(epoch: recent.epoch))
    }
    return channel
  }
}

extension BoardChannels {
  func committed(_ row: CommittedChangeset, to board: String, epoch: String) {
    let channel: EventChannel? = lock.withLock {
      switch entries[board] {
      case nil: return nil
      case .open(let entry): return entry.channel
      case .opening(let task, let waiting):
        entries[board] = .opening(task, waiting + [row])
        return nil
      }
    }
    channel?.publish(ChangeEvent(row, board: board).frame(epoch: epoch))
  }

  func deleted(board: String) {
    let entry = lock.withLock { entries.removeValue(forKey: board) }
    if case .open(let entry) = entry {
      entry.channel.close(with: DeletedEvent(board: board).frame)
    }
  }

  /// Lets go of channels that nobody has followed during so many rounds; each call is a round.
  ///
  /// - Returns: The boards whose channels are followed, or are being opened.
  func releaseQuiet(after rounds: Int) -> Set<String> {
    lock.withLock {
      var followed: Set<String> = []
      // An array, since the dictionary's own view of its keys would hold all channels too.
      for board in Array(entries.keys) {
        guard case .open(var entry) = entries[board] else {
          followed.insert(board)
          continue
        }
        entries[board] = nil
        // A stream, or whoever is about to open one, holds the channel.
        let isFollowed = !isKnownUniquelyReferenced(&entry.channel)
        entry.quietRounds = isFollowed ? 0 : entry.quietRounds + 1
        if isFollowed { followed.insert(board) }
        if entry.quietRounds <= rounds { entries[board] = .open(entry) }
      }
      return followed
    }
  }
}
