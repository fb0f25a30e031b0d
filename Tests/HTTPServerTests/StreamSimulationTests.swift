import Sockets
import Testing

@testable import HTTPServer

/// Readers of several channels whose connections break at any byte, without a socket.
struct StreamSimulationTests {
  @Test func `each channel arrives without a gap or a double, however often readers come back`() {
    for seed in 0..<300 as Range<UInt64> {
      var simulation = Simulation(seed: seed, channels: 3)
      simulation.run(steps: 150)
      for channel in simulation.received.indices {
        let all = Array(1...max(1, simulation.published[channel]))
        let expected = simulation.published[channel] == 0 ? [] : all
        #expect(simulation.received[channel] == expected, "seed \(seed), channel \(channel)")
      }
      #expect(simulation.breaks > 0, "seed \(seed) broke no connection")
    }
  }
}

/// One reader of several channels, a kernel that takes what it likes, and publishers at random.
private struct Simulation {
  private static let now = MonotonicInstant(nanoseconds: 0)

  private(set) var published: [Int]
  private(set) var received: [[Int]]
  private(set) var breaks = 0
  private var random: SeededGenerator
  private var logs: [EventLog]
  private var output = StreamOutput(now: Simulation.now)
  private var cursors: [UInt64] = []
  private var reader = EventStreamReader()

  init(seed: UInt64, channels: Int) {
    random = SeededGenerator(seed: seed)
    published = Array(repeating: 0, count: channels)
    received = Array(repeating: [], count: channels)
    logs = (0..<channels).map { EventLog(position: "c\($0)-0", limits: .init()) }
    connect()
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: reconnect()
      case 1...5: publish()
      default: send(budget: .random(in: 0..<60, using: &random))
      }
    }
    send(budget: .max)
    read()
  }

  private mutating func publish() {
    let channel = Int.random(in: logs.indices, using: &random)
    published[channel] += 1
    let number = published[channel]
    logs[channel].append(EventFrame(data: "\(channel):\(number)", id: "c\(channel)-\(number)"))
  }

  /// Takes what has arrived; an event that was cut by the end of a connection never has.
  private mutating func read() {
    for event in reader.events {
      #expect(event.id == nil, "an id would say where the client is in one channel only")
      let parts = event.data.split(separator: ":").compactMap { Int($0) }
      received[parts[0]].append(parts[1])
    }
    reader = EventStreamReader()
  }

  private mutating func reconnect() {
    breaks += 1
    read()
    connect()
  }

  /// Opens a stream from what the reader has of each channel.
  private mutating func connect() {
    output = StreamOutput(beginningWith: Array(": hello\n\n".utf8), now: Self.now)
    cursors = logs.indices.map { channel in
      let position = "c\(channel)-\(received[channel].last ?? 0)"
      guard let cursor = logs[channel].cursor(after: position) else {
        Issue.record("\(position) is not known")
        return 0
      }
      return cursor
    }
  }

  private mutating func send(budget: Int) {
    var budget = budget
    output.didUnblock()
    if output.hasOwn {
      let own = output.withOwn { Array($0) }
      output.didSendOwn(deliver(own, &budget), at: Self.now)
    }
    for channel in logs.indices where !output.isBlocked {
      var batch = FrameBatch()
      logs[channel].copy(from: cursors[channel], .withoutIDs, into: &batch)
      let count = deliver(batch.bytes, &budget)
      output.didSend(count, of: batch, cursor: &cursors[channel], at: Self.now)
    }
  }

  private mutating func deliver(_ bytes: [UInt8], _ budget: inout Int) -> Int {
    let count = min(budget, bytes.count)
    reader.read(bytes.prefix(count))
    budget -= count
    return count
  }
}
