import Foundation
import Synchronization
import Testing

@testable import HTTPServer

struct EventStreamSocketTests {
  private static func numbers(_ range: ClosedRange<Int>) -> [String] {
    range.map(String.init)
  }

  @Test func `the first bytes come at once: when to come back, and a comment`() async throws {
    try await withServer(configure: { $0.random = { $0.upperBound } }) { port, _ in
      let follower = try StreamFollower(port: port)
      try follower.read { $0.comments >= 1 }
      #expect(follower.reader.retries == [8_000])
    }
  }

  @Test func `a thousand streams get each event once and in order`() async throws {
    try await withServer { port, application in
      let followers = try (0..<1_000).map { _ in try StreamFollower(port: port) }
      for first in stride(from: 1, to: 100, by: 10) { application.publish(first...(first + 9)) }
      for follower in followers {
        try follower.read(count: 100)
        #expect(follower.data == Self.numbers(1...100))
      }
    }
  }

  @Test func `retained events come first, then live ones`() async throws {
    try await withServer { port, application in
      application.publish(1...5)
      let follower = try StreamFollower(port: port, after: "k3-2")
      application.publish(6...8)
      try follower.read(count: 6)
      #expect(follower.data == Self.numbers(3...8))
      let present = try StreamFollower(port: port, after: "k3-8")
      let now = try StreamFollower(port: port)
      application.publish(9...9)
      for follower in [present, now] {
        try follower.read(count: 1)
        #expect(follower.data == ["9"])
      }
    }
  }

  @Test(arguments: ["other-3", "k3-999", "k3-1", "", "nonsense"])
  func `an unknown position gets one reset, then live events`(position: String) async throws {
    var limits = EventChannel.Limits()
    limits.retainedFrames = 3
    try await withServer(TestApplication(limits: limits)) { port, application in
      application.publish(1...9)
      let follower = try StreamFollower(port: port, after: position)
      application.publish(10...11)
      try follower.read(count: 3)
      #expect(follower.reader.events.map(\.event) == ["reset", "change", "change"])
      #expect(follower.data == ["k3-9", "10", "11"])
    }
  }

  @Test func `a reset takes the place of an event that is too large`() async throws {
    try await withServer { port, application in
      let follower = try StreamFollower(port: port)
      application.publish(1...1)
      let large = String(repeating: "x", count: 70_000)
      application.channel.publish(EventFrame(event: "change", data: large, id: "k3-2"))
      application.publish(3...3)
      try follower.read(count: 3)
      #expect(follower.data == ["1", "k3-2", "3"])
      let late = try StreamFollower(port: port, after: "k3-2")
      try late.read(count: 1)
      #expect(late.data == ["3"])
    }
  }

  @Test func `readers that come back every fifty events miss and double nothing`() async throws {
    try await withServer { port, application in
      let pace = Pace(readers: 4)
      Thread.detachNewThread {
        for number in 1...2_000 {
          pace.waitToPublish(number, ahead: 400)
          application.publish(number...number)
        }
      }
      let done = DispatchSemaphore(value: 0)
      for reader in 0..<4 {
        Thread.detachNewThread {
          #expect(throws: Never.self) { try Self.readInPieces(port) { pace.hasRead($0, reader) } }
          done.signal()
        }
      }
      for _ in 0..<4 { done.wait() }
    }
  }

  private static func readInPieces(_ port: Int, hasRead: (Int) -> Void) throws {
    var last = 0
    while last < 2_000 {
      let follower = try StreamFollower(port: port, after: "k3-\(last)")
      try follower.read(count: min(50, 2_000 - last))
      let expected = (last + 1)...(last + follower.data.count)
      #expect(follower.data == numbers(expected))
      #expect(follower.reader.events.allSatisfy { $0.event == "change" })
      last += follower.data.count
      hasRead(last)
    }
  }

  @Test func `a reader that does not read is dropped, and the others do not notice`() async throws {
    try await withServer { port, application in
      let stuck = try StreamFollower(port: port, receiveBufferBytes: 4_096)
      let good = try StreamFollower(port: port)
      let text = String(repeating: "y", count: 8_000)
      for number in 1...400 {
        application.channel.publish(EventFrame(data: text, id: "k3-\(number)"))
        try good.read(count: number)
      }
      #expect(good.data.count == 400)
      stuck.reader.read(try stuck.client.readToEnd())
      #expect(stuck.data.count < 400)
      #expect(stuck.data.allSatisfy { $0 == text }, "what did arrive is whole")
      #expect(stuck.reader.events.map(\.id) == (1...stuck.data.count).map { "k3-\($0)" })
    }
  }

  @Test func `a reader that does not drain is closed when its time is over`() async throws {
    try await withServer(configure: { $0.stallTimeout = .milliseconds(200) }) {
      port, application in
      let stuck = try StreamFollower(port: port, receiveBufferBytes: 4_096)
      let text = String(repeating: "y", count: 8_000)
      for _ in 1...25 { application.channel.publish(EventFrame(data: text)) }
      #expect(waits { application.openStreams.load(ordering: .relaxed) == 0 })
      withExtendedLifetime(stuck) {}
    }
  }

  @Test func `a slow reader with a small window gets every byte`() async throws {
    try await withServer { port, application in
      let slow = try StreamFollower(port: port, receiveBufferBytes: 2_048)
      let texts = (1...200).map { String(repeating: "\($0) ", count: 300) }
      for text in texts { application.channel.publish(EventFrame(data: text)) }
      try slow.read(count: 200)
      #expect(slow.data == texts)
    }
  }

  @Test func `quiet streams get comments, busy ones do not`() async throws {
    try await withServer(configure: { $0.heartbeatInterval = .milliseconds(100) }) { port, _ in
      let follower = try StreamFollower(port: port)
      try follower.read { $0.comments >= 4 }
    }
    try await withServer(configure: { $0.heartbeatInterval = patience }) { port, application in
      let follower = try StreamFollower(port: port)
      for number in 1...100 {
        application.publish(number...number)
        try follower.read(count: number)
      }
      #expect(follower.reader.comments == 1)
    }
  }

  @Test func `a client that goes frees its stream with no event to tell`() async throws {
    try await withServer { port, application in
      var followers = try (0..<20).map { _ in try StreamFollower(port: port) }
      #expect(application.openStreams.load(ordering: .relaxed) == 20)
      followers.removeAll()
      #expect(waits { application.openStreams.load(ordering: .relaxed) == 0 })
    }
  }

  @Test func `a stream that never opens is over as well`() async throws {
    try await withServer { port, application in
      let client = try TestClient(port: port)
      try client.send("HEAD /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let response = try #require(try client.readResponse(to: .head))
      #expect(response.fields["content-type"] == "text/event-stream")
      #expect(waits { application.openStreams.load(ordering: .relaxed) == 0 })
    }
  }

  @Test func `a channel that is closed says its last word and ends its streams`() async throws {
    try await withServer { port, application in
      let follower = try StreamFollower(port: port)
      application.publish(1...3)
      application.channel.close(with: EventFrame(event: "deleted", data: "b"))
      follower.reader.read(try follower.client.readToEnd())
      #expect(follower.data == ["1", "2", "3", "b"])
      let late = try StreamFollower(port: port, after: "k3-2")
      late.reader.read(try late.client.readToEnd())
      #expect(late.data == ["3", "b"])
      let latest = try StreamFollower(port: port)
      latest.reader.read(try latest.client.readToEnd())
      #expect(latest.data == ["b"])
    }
  }
}

/// Keeps a publisher within reach of the slowest of its readers.
private final class Pace: Sendable {
  private let condition = NSCondition()
  private nonisolated(unsafe) var read: [Int]

  init(readers: Int) {
    read = Array(repeating: 0, count: readers)
  }

  func hasRead(_ number: Int, _ reader: Int) {
    condition.withLock {
      read[reader] = number
      condition.broadcast()
    }
  }

  func waitToPublish(_ number: Int, ahead: Int) {
    condition.withLock {
      while number > (read.min() ?? 0) + ahead { condition.wait() }
    }
  }
}
