import Dispatch
import Foundation
import Synchronization

/// SIGTERM and SIGINT: the first asks the server to stop, the second ends the process at once.
///
/// It watches until the process ends.
final class StopSignals: Sendable {
  private let count = Atomic(0)
  private let arrivals = AsyncStream.makeStream(of: Void.self)
  private let queue = DispatchQueue(label: "ordo.signals")
  private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

  init() {
    sources = [SIGTERM, SIGINT].map(watch)
  }

  /// Waits for the first signal.
  func first() async {
    for await _ in arrivals.stream { return }
  }

  private func watch(_ number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { self.signalDidArrive() }
    source.resume()
    return source
  }

  private func signalDidArrive() {
    if count.add(1, ordering: .relaxed).oldValue > 0 { _exit(1) }
    arrivals.continuation.yield()
  }
}
