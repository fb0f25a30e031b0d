import Foundation
import Sockets

/// Asks a server's loops what they have counted.
///
/// Each loop counts for itself, without locks and atomics, and is asked by a message; so counting
/// costs what serves the streams next to nothing.
public final class ServerMonitor: Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var loops: [EventLoop<Worker>] = []

  /// Makes a monitor, which has nothing to tell before a server has started with it.
  public init() {}

  func watch(_ loops: [EventLoop<Worker>]) {
    lock.withLock { self.loops = loops }
  }

  /// Asks all loops.
  ///
  /// - Returns: what they have counted together; loops that have ended count no more.
  public func statistics() async -> ServerStatistics {
    var all = ServerStatistics()
    for loop in lock.withLock({ loops }) {
      let part = await withCheckedContinuation { continuation in
        let isAsked = loop.post(.count { continuation.resume(returning: $0) })
        if !isAsked { continuation.resume(returning: ServerStatistics()) }
      }
      all.merge(part)
    }
    return all
  }
}
