/// An item or a section that the board knows, live or not: ids are never given twice.
struct Member: Sendable {
  enum Content: Sendable {
    case item(Item)
    case section(Section, collection: CollectionIndex)
  }

  var content: Content
  /// The hash of the id, for the digest.
  let hash: UInt32
  /// Where it stands, or `nowhere` in the trash.
  var slot = nowhere
  /// Its newest slot, from which the older ones follow.
  var newest = nowhere
  /// The collection where it stood last.
  var home = nowhere
  var isPurged = false
  var placement = Touched()

  var id: String {
    switch content {
    case .item(let item): item.id
    case .section(let section, _): section.id
    }
  }

  var isLive: Bool { slot != nowhere }
}

/// Which state something is in, and what the changeset at work has noted of it.
struct Touched: Sendable {
  /// The revision that first reached the present state; an undo goes back to an earlier one's.
  var state: Int32 = 0
  /// The revision that noted it last, and the place of that note in its record.
  var notedIn: Int32 = nowhere
  var note: Int32 = nowhere
}
