import Testing

@testable import RandomHistories

/// Some of the histories that `Tests/run` plays by the thousand in a release build.
@Suite struct RandomHistoryTests {
  @Test func `every step of a random history agrees with the naive model and keeps its promises`()
    throws
  {
    for seed in 0..<UInt64(200) {
      var trial = try Trial(seed: seed)
      _ = try trial.run()
    }
  }
}
