/// How large a board may grow, and how far its memory of past places reaches.
public struct BoardLimits: Hashable, Sendable, Codable {
  /// The most live items on a board.
  public var items = 50_000
  /// The most sections on a board.
  public var sections = 1_000
  /// The longest title, section name or board name, in Unicode scalars.
  public var title = 500
  /// The longest note, in Unicode scalars.
  public var note = 10_000
  /// How many revisions back marks and undo reach.
  public var window = 10_000
  /// The most marks that a board keeps; beyond it the oldest go first.
  public var marks = 100_000
  /// The most things that the undos of one changeset may take back together, counted as often as an undo
  /// looks at them.
  public var undoneAtOnce = 100_000
  /// How often one changeset may restore what it has touched before; each time its effects hold the item
  /// again, note and all.
  public var restoredAgain = 1_000
  /// The most things that a board remembers for undo, each as often as a changeset touched it; beyond it
  /// the window is shorter.
  public var undoable = 250_000

  /// Makes the default limits: 50,000 items, 1,000 sections, 10,000 revisions.
  public init() {}
}

extension BoardLimits {
  /// Reads limits; one that is left out, as by a board stored before there was such a limit, has its
  /// default.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    items = try members.decode(.items, default: items)
    sections = try members.decode(.sections, default: sections)
    title = try members.decode(.title, default: title)
    note = try members.decode(.note, default: note)
    window = try members.decode(.window, default: window)
    marks = try members.decode(.marks, default: marks)
    undoneAtOnce = try members.decode(.undoneAtOnce, default: undoneAtOnce)
    restoredAgain = try members.decode(.restoredAgain, default: restoredAgain)
    undoable = try members.decode(.undoable, default: undoable)
  }
}
