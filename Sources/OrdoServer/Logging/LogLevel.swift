/// How much a line in the log matters, by the names that Swift's servers use.
public enum LogLevel: String, CaseIterable, Sendable, Codable, Comparable {
  case trace, debug, info, notice, warning, error, critical

  /// Whether one level matters less than another.
  public static func < (left: LogLevel, right: LogLevel) -> Bool {
    guard let first = allCases.firstIndex(of: left), let second = allCases.firstIndex(of: right)
    else { return false }
    return first < second
  }
}
