import Foundation
import Synchronization
import Testing

@testable import OrdoServer

@Suite struct BackgroundQueueTests {
  @Test func `long work leaves the cooperative pool to others`() async throws {
    let queue = BackgroundQueue()
    let gate = DispatchSemaphore(value: 0)
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    try await withThrowingTaskGroup(of: DispatchTimeoutResult.self) { group in
      for _ in 0..<count {
        group.addTask { try await queue.run { gate.wait(timeout: .now() + .seconds(600)) } }
      }
      group.addTask {
        for _ in 0..<count { gate.signal() }
        return .success
      }
      for try await result in group { #expect(result == .success) }
    }
  }

  @Test func `an error of the work is thrown`() async {
    await #expect(throws: FormatError.empty) {
      try await BackgroundQueue().run { throw FormatError.empty }
    }
  }
}
