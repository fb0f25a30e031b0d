import Foundation
import Synchronization

/// Opens and closes descriptors on a thread of its own, and counts those that somebody else has closed.
final class DescriptorWatch: Sendable {
  private let isOver = Atomic(false)
  private let count = Mutex(0)
  private let end = DispatchSemaphore(value: 0)

  init() {
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .relaxed) {
        let number = dup(STDIN_FILENO)
        sched_yield()
        if close(number) != 0 { count.withLock { $0 += 1 } }
      }
      end.signal()
    }
  }

  /// Ends the watch.
  ///
  /// - Returns: How many descriptors were closed by somebody else.
  func lost() async -> Int {
    isOver.store(true, ordering: .relaxed)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [self] in
        end.wait()
        continuation.resume()
      }
    }
    return count.withLock { $0 }
  }
}
