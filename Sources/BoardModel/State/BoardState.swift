/// A board with everything that its rules need: slots with marks, undo, the states of fields.
///
/// A board restored from it resolves every changeset, also one with a stale base, as the board that it was
/// taken from. Its members are the tables of `Board`, renumbered without gaps.
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
  let members: [StoredMember]
  /// For each collection, its slots from the first to the last.
  let collections: [[StoredSlot]]
  /// The marks by departure, each as its collection and its place there.
  let marks: [[Int32]]
  let records: [StoredRecord]
  let fieldStates: [StoredFieldState]
  let authors: [String]
}

struct StoredMember: Hashable, Sendable, Codable {
  var item: Item?
  var section: Section?
  var home: CollectionIndex
  var isPurged: Bool
  var state: Int32
}

/// Member, arrival and departure as numbers: revision and author each, or nothing at the end.
struct StoredSlot: Hashable, Sendable {
  var member: MemberIndex
  var arrival: Stamp
  var departure: Stamp
}

extension StoredSlot: Codable {
  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    member = try numbers.decode(MemberIndex.self)
    arrival = Stamp(
      revision: try numbers.decode(Int32.self), author: try numbers.decode(AuthorIndex.self))
    departure = .never
    guard !numbers.isAtEnd else { return }
    departure = Stamp(
      revision: try numbers.decode(Int32.self), author: try numbers.decode(AuthorIndex.self))
  }

  func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(member)
    try numbers.encode(arrival.revision)
    try numbers.encode(arrival.author)
    guard departure != .never else { return }
    try numbers.encode(departure.revision)
    try numbers.encode(departure.author)
  }
}

struct StoredRecord: Hashable, Sendable, Codable {
  var id: Changeset.ID
  var revision: Int32
  var author: AuthorIndex
  var notes: [StoredNote]
}

struct StoredNote: Hashable, Sendable, Codable {
  var subject: StoredSubject
  /// The collection and the arrival of the slot where it stood; nothing where it was away.
  var slot: [Int32]?
  /// The value that a field had.
  var value: StoredValue?
  var before: Int32
  var after: Int32
}

/// A placement where no field is named; a setting of the board where no member is.
struct StoredSubject: Hashable, Sendable, Codable {
  var member: MemberIndex?
  var field: String?
}

struct StoredFieldState: Hashable, Sendable, Codable {
  var subject: StoredSubject
  var state: Int32
}
