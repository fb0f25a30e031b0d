import BoardModel

/// Writes what happens as one JSON object a line.
public struct Logger: Sendable {
  private let level: LogLevel
  private let clock: @Sendable () -> Timestamp
  private let write: @Sendable ([UInt8]) -> Void

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - level: What matters less is left out.
  ///   - clock: Where the time comes from.
  ///   - write: Takes a line with its line feed, from any thread.
  public init(
    level: LogLevel = .info, clock: @escaping @Sendable () -> Timestamp,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.level = level
    self.clock = clock
    self.write = write
  }

  /// Writes a line, if it matters enough.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: What happened, without values.
  ///   - metadata: The values, by dotted names such as `board.id`; a long one is cut.
  public func log(
    _ level: LogLevel, _ message: String, _ metadata: @autoclosure () -> [String: String] = [:]
  ) {
    guard level >= self.level else { return }
    write(LogLine(clock(), level, message, metadata()).bytes)
  }
}
