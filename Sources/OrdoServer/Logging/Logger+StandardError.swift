import BoardModel
import Foundation

extension Logger {
  /// A logger that writes to standard error, each line in one piece.
  public static let standardError = Logger(clock: { .now }) { line in
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
