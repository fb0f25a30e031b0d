import Foundation
import Testing

@testable import HTTPServer

struct ServerStatisticsTests {
  @Test func `readers that do not read are seen with what waits for them, then as dropped`()
    async throws
  {
    let monitor = ServerMonitor()
    try await withServer(configure: { $0.monitor = monitor }) { port, application in
      let stuck = try TestClient(port: port, receiveBufferBytes: 4_096)
      try stuck.get("/events")
      _ = try stuck.readResponse()
      #expect(monitor.currentStatistics.streams == 1)
      let frame = EventFrame(data: String(repeating: "z", count: 10_000))
      var queued = 0
      for _ in 1...60 where queued == 0 {
        application.channel.publish(frame)
        queued = monitor.currentStatistics.queuedBytes
      }
      #expect(queued > 0 && queued <= 60 * frame.bytes.count)
      for _ in 1...60 { application.channel.publish(frame) }
      #expect(waits { monitor.currentStatistics.streams == 0 })
      let end = monitor.currentStatistics
      #expect(end.streams == 0 && end.queuedBytes == 0 && end.drops == [.behind: 1])
      #expect(end.fanOut.count > 0)
      withExtendedLifetime(stuck) {}
    }
  }

  @Test func `a reader that takes nothing for too long is counted as stalled`() async throws {
    let monitor = ServerMonitor()
    try await withServer(configure: {
      $0.monitor = monitor
      $0.stallTimeout = .milliseconds(200)
    }) { port, application in
      let stuck = try TestClient(port: port, receiveBufferBytes: 4_096)
      try stuck.get("/events")
      _ = try stuck.readResponse()
      let text = String(repeating: "y", count: 8_000)
      for _ in 1...25 { application.channel.publish(EventFrame(data: text)) }
      #expect(waits { !monitor.currentStatistics.drops.isEmpty })
      #expect(monitor.currentStatistics.drops == [.stalled: 1])
      withExtendedLifetime(stuck) {}
    }
  }

  @Test func `a server that has not begun or has ended tells of nothing and keeps nobody waiting`()
    async throws
  {
    let monitor = ServerMonitor()
    #expect(await monitor.statistics().connections == 0)
    try await withServer(configure: { $0.monitor = monitor }) { port, _ in
      let client = try TestClient(port: port)
      try client.get("/")
      _ = try client.readResponse()
      #expect(monitor.currentStatistics.connections == 1)
      withExtendedLifetime(client) {}
    }
    #expect(await monitor.statistics().connections == 0)
  }
}

extension ServerMonitor {
  /// What the server counts now; whoever asks is kept waiting on its thread.
  var currentStatistics: ServerStatistics {
    let box = Box()
    Task {
      box.value = await statistics()
      box.done.signal()
    }
    box.done.wait()
    return box.value
  }

  private final class Box: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var value = ServerStatistics()
  }
}
