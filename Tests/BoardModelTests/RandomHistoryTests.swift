import Foundation
import Testing

@testable import RandomHistories

/// Some of the histories that `Tests/run` plays by the thousand in a release build.
@Suite struct RandomHistoryTests {
  /// `ORDO_HISTORIES` makes it more; a failure names its seed.
  static let count = ProcessInfo.processInfo.environment["ORDO_HISTORIES"].flatMap(UInt64.init)

  @Test func `every step of a random history agrees with the naive model and keeps its promises`()
    throws
  {
    for seed in 0..<(Self.count ?? 200) {
      var trial = try Trial(seed: seed)
      _ = try trial.run()
    }
  }
}
