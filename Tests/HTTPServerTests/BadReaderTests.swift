import Foundation
import Testing

@testable import HTTPServer

/// The small form of `Tests/Benchmarks/FanOut/bad-readers`.
struct BadReaderTests {
  private static let badCount = 10
  private static let goodCount = 40

  @Test func `readers that do not read are dropped at the bound, and the others get all in order`()
    async throws
  {
    let monitor = ServerMonitor()
    // Over TCP the kernel itself gives up a reader that does not read for too long.
    let path = NSTemporaryDirectory() + "ordo-bad-\(UUID().uuidString.prefix(8))"
    try await withServer(configure: {
      $0.monitor = monitor
      $0.socketPath = path
    }) { _, application in
      let bad = try (0..<Self.badCount).map { _ in try StreamFollower(TestClient(path: path)) }
      let good = try (0..<Self.goodCount).map { _ in try StreamFollower(TestClient(path: path)) }
      let text = String(repeating: "x", count: 600)
      let bound = EventChannel.Limits().retainedBytes + EventChannel.Limits().frameBytes
      for first in stride(from: 1, through: 2_000, by: 20) {
        for number in first..<(first + 20) {
          application.channel.publish(EventFrame(data: "\(number) \(text)", id: "k3-\(number)"))
        }
        for follower in good { try follower.read(count: first + 19) }
        #expect(monitor.currentStatistics.queuedBytes <= Self.badCount * bound)
      }
      let expected = (1...2_000).map { "k3-\($0)" }
      for follower in good { #expect(follower.reader.events.map(\.id) == expected) }
      let end = monitor.currentStatistics
      #expect(end.drops == [.behind: Self.badCount])
      #expect(end.streams == Self.goodCount && end.queuedBytes == 0)
      for follower in bad { follower.reader.read(try follower.client.readToEnd()) }
      for follower in bad {
        let ids = follower.reader.events.map(\.id)
        #expect(ids.count < 2_000 && ids == Array(expected.prefix(ids.count)), "what came is whole")
      }
    }
  }
}
