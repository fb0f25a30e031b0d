import BoardModel

/// What came of an accepted changeset.
public struct ChangesetResult: Hashable, Sendable {
  /// The row of the journal that it made.
  public var row: CommittedChangeset
  /// Whether it had been accepted before, so that this is the first result again.
  public var isRetry: Bool

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - row: The row of the journal that the changeset made.
  ///   - isRetry: Whether it had been accepted before.
  public init(row: CommittedChangeset, isRetry: Bool) {
    self.row = row
    self.isRetry = isRetry
  }
}

/// What became of one changeset among several that were sent together.
public enum ChangesetOutcome: Hashable, Sendable {
  case accepted(ChangesetResult)
  case refused(ServiceError)
  /// One before it was refused.
  case notTried

  var isAccepted: Bool {
    if case .accepted = self { true } else { false }
  }
}
