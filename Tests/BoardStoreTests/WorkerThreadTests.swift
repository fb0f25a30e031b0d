import Foundation
import Testing

@testable import BoardStore

@Suite struct WorkerThreadTests {
  @Test func `jobs are done in order, and those that wait are taken at once`() async {
    let (started, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let groups = await withCheckedContinuation { continuation in
      let taken = Taken()
      let thread = WorkerThread<Int>(name: "test") { jobs in
        taken.append(jobs)
        if jobs.contains(1) {
          started.signal()
          gate.wait()
        }
        if jobs.contains(4) { continuation.resume(returning: taken.groups) }
      }
      _ = thread.submit(1)
      started.wait()
      for job in 2...4 { _ = thread.submit(job) }
      gate.signal()
      thread.stop {}
    }
    #expect(groups == [[1], [2, 3, 4]])
  }

  @Test func `what waits is done before the end, and nothing after it`() async {
    let taken = Taken()
    let thread = WorkerThread<Int>(name: "test") { taken.append($0) }
    for job in 1...100 { #expect(thread.submit(job)) }
    await withCheckedContinuation { continuation in
      let isStopping = thread.stop { continuation.resume() }
      #expect(isStopping)
    }
    #expect(taken.groups.flatMap { $0 } == Array(1...100))
    #expect(!thread.submit(101))
    #expect(!thread.stop {})
  }
}

private final class Taken: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [[Int]] = []

  var groups: [[Int]] { lock.withLock { list } }

  func append(_ jobs: [Int]) {
    lock.withLock { list.append(jobs) }
  }
}
