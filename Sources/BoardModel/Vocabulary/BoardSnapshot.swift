/// The slotless snapshot of a board, as browsers get it.
public struct BoardSnapshot: Hashable, Sendable {
  /// The id of the board.
  public var id: String
  /// The epoch that the revision belongs to.
  public var epoch: String
  /// The revision that the snapshot shows.
  public var revision: Int
  /// The digest of the order.
  public var digest: UInt32
  /// Name, layout and lock.
  public var settings: BoardSettings
  /// The sections with their items, in order.
  public var sections: [BoardDraft.Section]

  /// Makes a snapshot.
  ///
  /// - Parameters:
  ///   - id: The id of the board.
  ///   - epoch: The epoch that the revision belongs to.
  ///   - revision: The revision that the snapshot shows.
  ///   - digest: The digest of the order.
  ///   - settings: Name, layout and lock.
  ///   - sections: The sections with their items, in order.
  public init(
    id: String, epoch: String, revision: Int, digest: UInt32, settings: BoardSettings,
    sections: [BoardDraft.Section]
  ) {
    self.id = id
    self.epoch = epoch
    self.revision = revision
    self.digest = digest
    self.settings = settings
    self.sections = sections
  }
}
