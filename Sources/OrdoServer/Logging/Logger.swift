import BoardModel
import Foundation

/// Writes what happens as one JSON object a line.
public struct Logger: Sendable {
  private let clock: @Sendable () -> Timestamp
  private let write: @Sendable ([UInt8]) -> Void

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - clock: Where the time comes from.
  ///   - write: Takes a line with its line feed, from any thread.
  public init(
    clock: @escaping @Sendable () -> Timestamp, write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.clock = clock
    self.write = write
  }

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: What happened, without values.
  ///   - metadata: The values, by dotted names such as `board.id`.
  public func log(_ level: LogLevel, _ message: String, _ metadata: [String: String] = [:]) {
    let fields = [
      ("time", clock().description), ("level", level.rawValue), ("message", message),
    ]
    let values = metadata.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    write(JSONText.encode(LogLine(members: fields + values)) + [.lineFeed])
  }
}

/// An object whose members stand in the order that a person reads first things first.
private struct LogLine: Encodable {
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let members: [(name: String, value: String)]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in members {
      try container.encode(value, forKey: Name(stringValue: name))
    }
  }
}
