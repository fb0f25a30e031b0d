import BoardModel
import HTTPServer

/// The event that tells followers of a board about a changeset.
struct ChangeEvent: Encodable {
  let board: String
  let revision: Int
  let id: Changeset.ID
  let author: String
  let by: String?
  let effects: [Effect]
  let skipped: [String]
  let digest: UInt32
  let at: Timestamp

  init(_ row: CommittedChangeset, board: String) {
    self.board = board
    revision = row.revision
    id = row.changeset.id
    author = row.changeset.author ?? row.changeset.id
    by = row.changeset.by
    effects = row.resolution.effects
    skipped = row.resolution.skipped
    digest = row.resolution.digest
    at = row.at
  }

  /// The event as it goes out, formatted once.
  func frame(epoch: String) -> EventFrame {
    EventFrame(
      event: "change", data: JSONText.encode(self),
      id: StreamPosition(epoch: epoch, revision: revision).description)
  }
}
