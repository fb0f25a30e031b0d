import BoardModel
import Foundation

/// Plays seeded histories on all cores, or writes them for another language to play.
@main enum RandomHistories {
  static let usage = """
    Usage: RandomHistories check COUNT [FIRST]   plays so many histories from a seed on
           RandomHistories write COUNT [FIRST]   writes them as lines of JSON, with what came of each step
    """

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { UInt64($0) }
    guard let command = arguments.first, let count = numbers.first,
      numbers.count == arguments.count - 1, numbers.count <= 2
    else { return stop(usage) }
    let first = numbers.count > 1 ? numbers[1] : 0
    let seeds = first..<first + count
    switch command {
    case "check": try await check(seeds)
    case "write": try write(seeds)
    default: stop(usage)
    }
  }

  private static func check(_ seeds: Range<UInt64>) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let changesets = try await play(seeds)
      let seconds = (clock.now - start).components.seconds
      print("\(seeds.count) histories of \(changesets) changesets hold; \(seconds) s")
    } catch {
      stop("\(error)")
    }
  }

  /// Each core plays every so manieth seed; the first mismatch ends all.
  private static func play(_ seeds: Range<UInt64>) async throws -> Int {
    let lanes = ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup(of: Int.self) { group in
      for first in seeds.prefix(lanes) {
        group.addTask {
          var changesets = 0
          for seed in stride(from: first, to: seeds.upperBound, by: lanes) {
            try Task.checkCancellation()
            var trial = try Trial(seed: seed)
            changesets += try trial.run()
          }
          return changesets
        }
      }
      return try await group.reduce(0, +)
    }
  }

  private static func stop(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(1)
  }
}
