/// How well requests share transactions.
public struct JournalStatistics: Hashable, Sendable {
  /// The transactions that were committed.
  public var commits: Int
  /// The rows that they wrote.
  public var rows: Int

  /// Makes the figures.
  ///
  /// - Parameters:
  ///   - commits: The transactions that were committed.
  ///   - rows: The rows that they wrote.
  public init(commits: Int = 0, rows: Int = 0) {
    self.commits = commits
    self.rows = rows
  }
}
