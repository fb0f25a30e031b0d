/// A changeset with its revision: a row of the journal.
public struct CommittedChangeset: Hashable, Sendable {
  /// The revision that the changeset made.
  public var revision: Int
  /// The changeset as its author sent it.
  public var changeset: Changeset
  /// What it came to.
  public var resolution: Resolution
  /// When it was accepted.
  public var at: Timestamp

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - revision: The revision that the changeset made.
  ///   - changeset: The changeset as its author sent it.
  ///   - resolution: What it came to.
  ///   - at: When it was accepted.
  public init(revision: Int, changeset: Changeset, resolution: Resolution, at: Timestamp) {
    self.revision = revision
    self.changeset = changeset
    self.resolution = resolution
    self.at = at
  }
}
