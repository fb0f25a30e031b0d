import BoardModel

/// A snapshot together with what certain authors did last, so that a client knows which of its
/// changesets are in it.
public struct SnapshotWithLatest: Encodable, Sendable {
  /// The snapshot.
  public let snapshot: BoardSnapshot
  /// Each author's last changeset; one who made none is left out.
  public let latest: [String: LatestChangeset]

  /// The last changeset of an author.
  public struct LatestChangeset: Encodable, Sendable, Hashable {
    /// The changeset.
    public let id: Changeset.ID
    /// The revision that it made.
    public let revision: Int
  }

  private enum CodingKeys: CodingKey { case latest }

  init(_ board: Board, authors: [String]) {
    snapshot = board.snapshot
    latest = Dictionary(
      authors.compactMap { author in
        board.latestChangeset(by: author).map {
          (author, LatestChangeset(id: $0.id, revision: $0.revision))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the snapshot with one member more.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try snapshot.encode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(latest, forKey: .latest)
  }
}
