/// What a changeset came to.
public struct Resolution: Hashable, Sendable, Codable {
  /// Whether anything came out changed.
  public enum Outcome: String, Sendable, Codable {
    /// The board is another one than before.
    case applied
    /// It took a revision, and left all as it was.
    case unchanged
  }

  /// Whether anything came out changed.
  public var outcome: Outcome
  /// The ids, or `id.field`, of what could not be done, in the order in which the changes name them; of an
  /// undo, in the order in which the changeset that it takes back touched them, sections and items first.
  public var skipped: [String]
  /// The indices of the changes whose anchor was not found, so that they went to the end.
  public var fallback: [Int]
  /// What happened, in order.
  public var effects: [Effect]
  /// The digest of the order afterwards.
  public var digest: UInt32

  /// Makes a resolution.
  ///
  /// - Parameters:
  ///   - outcome: Whether anything came out changed.
  ///   - skipped: The ids, or `id.field`, of what could not be done.
  ///   - fallback: The indices of the changes whose anchor was not found.
  ///   - effects: What happened, in order.
  ///   - digest: The digest of the order afterwards.
  public init(
    outcome: Outcome, skipped: [String] = [], fallback: [Int] = [], effects: [Effect],
    digest: UInt32
  ) {
    self.outcome = outcome
    self.skipped = skipped
    self.fallback = fallback
    self.effects = effects
    self.digest = digest
  }
}
