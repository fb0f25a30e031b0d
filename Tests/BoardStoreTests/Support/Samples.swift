import BoardModel
import BoardStore

/// A board with one section and one item.
func sampleBoard(_ id: String) throws -> Board {
  try Board(
    BoardDraft(
      settings: BoardSettings(name: "Wahrzeichen 富士山"),
      sections: [BoardDraft.Section(Section(id: "places"), items: [Item(id: "first")])]),
    id: id, epoch: "epoch")
}

/// The write that makes such a board.
func create(_ id: String) throws -> JournalWrite {
  .create(sampleSummary(id), try sampleBoard(id).state)
}

func sampleSummary(_ id: String, itemCount: Int = 1) -> BoardSummary {
  BoardSummary(
    id: id, name: "Wahrzeichen 富士山", layout: .grid, itemCount: itemCount,
    changedAt: Timestamp(milliseconds: 1_796_076_000_123))
}

/// A row as a changeset would make it that inserts an item.
func sampleRow(_ revision: Int, id: String? = nil, title: String = "清水寺 \"é\" 🗼")
  -> CommittedChangeset
{
  let item = Item(id: "item-\(revision)", title: title)
  let changeset = Changeset(
    id: id ?? "change-\(revision)", author: "author", by: "Ada", base: revision - 1,
    epoch: "epoch",
    changes: [.insert(items: [item], destination: .init(position: .end, collectionID: "places"))])
  return CommittedChangeset(
    revision: revision, changeset: changeset,
    resolution: Resolution(
      outcome: .applied,
      effects: [
        Effect(.insert(items: [item], collectionID: "places", place: .init(before: nil)))
      ], digest: UInt32(revision)),
    at: Timestamp(milliseconds: Int64(revision)))
}

func sampleRows(_ revisions: ClosedRange<Int>) -> [CommittedChangeset] {
  revisions.map { sampleRow($0) }
}

/// The write of rows that stand directly after each other.
func append(_ rows: [CommittedChangeset], to board: String) -> JournalWrite {
  .append(rows, after: (rows.first?.revision ?? 1) - 1, sampleSummary(board))
}
