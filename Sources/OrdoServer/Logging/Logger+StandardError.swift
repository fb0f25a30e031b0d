import BoardModel
import Foundation

extension Logger {
  /// Makes a logger that writes to standard error, each line in one piece.
  ///
  /// - Parameter level: What matters less is left out.
  /// - Returns: The logger.
  public static func standardError(_ level: LogLevel) -> Logger {
    Logger(level: level, clock: { .now }) { line in
      _ = line.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
  }
}
