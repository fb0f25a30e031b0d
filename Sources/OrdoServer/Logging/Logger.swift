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
    var line = metadata
    line["time"] = clock().description
    line["level"] = level.rawValue
    line["message"] = message
    write(JSONText.encode(line) + [.lineFeed])
  }
}
