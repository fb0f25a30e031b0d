/// An item or a section that the board knows, live or not: ids are never given twice.
///
/// It is what every move looks at; the rest of an item or section stands in `items` or `collections`.
struct Member: Sendable {
  enum Content: Hashable, Sendable {
    case item(ItemIndex)
    /// A section, by the collection that it owns.
    case section(CollectionIndex)
  }

  let id: String
  let content: Content
  /// The hash of the id, for the digest.
  let hash: UInt32
  /// Where it stands, or `nowhere` in the trash.
  var slot = nowhere
  /// Its newest slot, from which the older ones follow.
  var newest = nowhere
  /// The collection where it stood last.
  var home = nowhere
  var isPurged = false
  /// Whether it is an item that is fixed.
  var isFixed = false
  var placement = Touched()
  /// Fills the cache line, so that no member lies across two.
  private let rest: UInt64 = 0

  init(id: String, content: Content, hash: UInt32, isFixed: Bool) {
    self.id = id
    self.content = content
    self.isFixed = isFixed
    self.hash = hash
  }

  var isLive: Bool { slot != nowhere }

  /// Whether it is away, but not for ever.
  var isInTrash: Bool { !isLive && !isPurged }

  /// The collection of a section.
  var collection: CollectionIndex? {
    if case .section(let collection) = content { collection } else { nil }
  }
}

/// Which state something is in, and what the changeset at work has noted of it.
struct Touched: Hashable, Sendable {
  /// The revision that first reached the present state; an undo goes back to an earlier one's.
  var state: Int32 = 0
  /// The revision that noted it last, and the place of that note in its record.
  var notedIn: Int32 = nowhere
  var note: Int32 = nowhere
}
