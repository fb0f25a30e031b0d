/// How much a line in the log matters, by the names that Swift's servers use.
public enum LogLevel: String, CaseIterable, Sendable, Codable, Comparable {
  case trace, debug, info, notice, warning, error, critical

  /// Whether one level matters less than another.
  public static func < (left: LogLevel, right: LogLevel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .trace: 0
    case .debug: 1
    case .info: 2
    case .notice: 3
    case .warning: 4
    case .error: 5
    case .critical: 6
    }
  }
}
