import Foundation

/// A thread of its own that takes all the jobs that are waiting at once.
///
/// Blocking work belongs here and not on the cooperative pool, which has a thread per core only.
/// Unchecked, because the condition guards what changes.
final class WorkerThread<Job: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [Job] = []
  private var end: (@Sendable () -> Void)?

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - name: The thread's name, for debuggers.
  ///   - work: Does the jobs that were waiting, in their order; never called with none.
  init(name: String, work: @escaping @Sendable ([Job]) -> Void) {
    let thread = Thread { [self] in
      while let jobs = next() { work(jobs) }
      condition.withLock { end }?()
    }
    thread.name = name
    thread.start()
  }

  /// Hands a job to the thread.
  ///
  /// - Parameter job: The job.
  /// - Returns: Whether it will be done: not after `stop`.
  func submit(_ job: Job) -> Bool {
    condition.withLock {
      guard end == nil else { return false }
      waiting.append(job)
      condition.signal()
      return true
    }
  }

  /// Lets the thread do what is waiting and then end.
  ///
  /// - Parameter end: Is called as the last thing on the thread.
  /// - Returns: Whether it will be: not if the thread has been stopped before.
  @discardableResult
  func stop(_ end: @escaping @Sendable () -> Void) -> Bool {
    condition.withLock {
      guard self.end == nil else { return false }
      self.end = end
      condition.signal()
      return true
    }
  }

  private func next() -> [Job]? {
    condition.withLock {
      while waiting.isEmpty && end == nil { condition.wait() }
      defer { waiting.removeAll() }
      return waiting.isEmpty ? nil : waiting
    }
  }
}
