/// A board with everything that its rules need: slots with marks, undo, the states of fields.
///
/// A board restored from it resolves every changeset, also one with a stale base, as the board that it was
/// taken from. Its parts are the tables of `Board`, renumbered without gaps and written column by column.
public struct BoardState: Hashable, Sendable, Codable {
  /// The id of the board.
  public let id: String
  /// The random id of the board's history.
  public let epoch: String
  /// The revision that the state shows.
  public let revision: Int
  /// Name, layout and lock.
  public let settings: BoardSettings
  /// The digest of the order, to check a restored board by.
  public let digest: UInt32

  let limits: BoardLimits
  let members: StoredMembers
  let slots: StoredSlots
  let records: StoredRecords
  let fieldStates: [StoredFieldState]
  /// The authors of the window, to whom slots and records point.
  let authors: Words
}

/// The slots of all collections.
struct StoredSlots: Hashable, Sendable, Codable {
  /// For each collection the number of its slots.
  var counts: Numbers = []
  /// For each slot, from the first of the first collection to the last of the last: the member, and the
  /// revision and the author of its arrival.
  var arrivals: Numbers = []
  /// For each mark, the earliest departure first: the number of its slot, and the revision and the author
  /// of its departure.
  var marks: Numbers = []
}

/// What undo needs of the changesets of the window, the last of which made the state's revision.
struct StoredRecords: Hashable, Sendable, Codable {
  var ids: Words = []
  /// For each record its author and the number of its placements.
  var counts: Numbers = []
  /// For each placement the member, the collection and the arrival of the slot where it stood before, or
  /// two -1 if it was away, and the states before and after.
  var placements: Numbers = []
  var fields: [StoredFieldNote] = []
}

/// A field that a changeset touched.
struct StoredFieldNote: Hashable, Sendable, Codable {
  var record: Int
  var field: StoredField
  var value: StoredValue
  var before: Int32
  var after: Int32
}

struct StoredFieldState: Hashable, Sendable, Codable {
  var field: StoredField
  var state: Int32
}
