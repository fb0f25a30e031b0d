/// Why a changeset, or a board, was not accepted; nothing has changed then.
public enum Rejection: Error, Hashable, Sendable {
  /// An id that is not one.
  case malformedID(String)
  /// A symbol that is more than one character.
  case malformedSymbol(String)
  /// A changeset that holds nothing to do.
  case noChanges(Changeset.ID)
  /// A text that has more Unicode scalars than the limit.
  case textTooLong(id: String, field: String, scalars: Int, limit: Int)
  /// A board without a section.
  case noSections
  /// A section that the board does not have, or not any more.
  case unknownSection(Section.ID)
  /// A new id that the board has had before, perhaps for something purged.
  case idTaken(String)
  /// A move into a section that is not reorderable.
  case notReorderable(Section.ID)
  /// A move on a board that is locked.
  case reorderingDisabled
  /// An undo of a changeset that is not known, or beyond the window.
  case unknownChangeset(Changeset.ID)
  /// An undo of another author’s changeset.
  case notYours(Changeset.ID)
  /// An undo that, with those before it in the changeset, takes back too much at once.
  case undoTooLarge(Changeset.ID, count: Int, limit: Int)
  /// Items that a changeset removes and restores again and again.
  case restoredTooOften(Item.ID, limit: Int)
  /// The removal of the only section.
  case lastSection(Section.ID)
  /// More items than a board may hold.
  case tooManyItems(limit: Int)
  /// More sections than a board may hold.
  case tooManySections(limit: Int)
}

extension Rejection {
  /// The case's name, as it stands on the wire.
  public var code: String {
    switch self {
    case .malformedID: "malformedID"
    case .malformedSymbol: "malformedSymbol"
    case .noChanges: "noChanges"
    case .textTooLong: "textTooLong"
    case .noSections: "noSections"
    case .unknownSection: "unknownSection"
    case .idTaken: "idTaken"
    case .notReorderable: "notReorderable"
    case .reorderingDisabled: "reorderingDisabled"
    case .unknownChangeset: "unknownChangeset"
    case .notYours: "notYours"
    case .undoTooLarge: "undoTooLarge"
    case .restoredTooOften: "restoredTooOften"
    case .lastSection: "lastSection"
    case .tooManyItems: "tooManyItems"
    case .tooManySections: "tooManySections"
    }
  }

  /// Whether the request was wrong in itself, whatever the board holds.
  public var isMalformed: Bool {
    switch self {
    case .malformedID, .malformedSymbol, .noChanges, .textTooLong, .noSections: true
    default: false
    }
  }
}

extension Rejection: CustomStringConvertible {
  /// A sentence that names the value at fault and what to do.
  public var description: String {
    switch self {
    case .malformedID(let id):
      "“\(id)” is not an id. Use 1 to 64 characters of A-Z, a-z, 0-9, _ and -."
    case .malformedSymbol(let symbol):
      "“\(symbol)” is not a symbol. Use one character of at most 32 bytes, or null."
    case .noChanges(let id):
      "The changeset “\(id)” holds no changes. Send at least one."
    case .textTooLong(let id, let field, let scalars, let limit):
      "The \(field) of “\(id)” has \(scalars) characters. At most \(limit) are possible."
    case .noSections:
      "A board needs at least one section."
    case .unknownSection(let id):
      "There is no section “\(id)” on this board. Fetch the board to see its sections."
    case .idTaken(let id):
      "The id “\(id)” is taken on this board, perhaps by something deleted. Choose another."
    case .notReorderable(let id):
      "The section “\(id)” cannot be reordered. Choose another section."
    case .reorderingDisabled:
      "Reordering is locked on this board. Unlock it first."
    case .unknownChangeset(let id):
      "There is no changeset “\(id)” to undo, or it is too old."
    case .notYours(let id):
      "The changeset “\(id)” was made by another author. One can undo only one's own."
    case .undoTooLarge(let id, let count, let limit):
      "The changeset would undo \(count) steps with “\(id)”. Undo at most \(limit) at once."
    case .restoredTooOften(let id, let limit):
      "The changeset restores “\(id)” after it has removed it. Do so at most \(limit) times at once."
    case .lastSection(let id):
      "“\(id)” is the last section of this board, which needs at least one."
    case .tooManyItems(let limit):
      "The board would hold more than \(limit) items. Remove some first."
    case .tooManySections(let limit):
      "The board would hold more than \(limit) sections. Remove some first."
    }
  }
}
