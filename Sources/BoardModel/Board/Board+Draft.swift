extension Board {
  /// Makes a board at revision 0.
  ///
  /// - Parameters:
  ///   - draft: The whole board; the ids in it are kept.
  ///   - id: The id of the board.
  ///   - epoch: The random id of its history.
  ///   - limits: How large it may grow, and how far its memory reaches.
  /// - Throws: A rejection: a malformed or doubled id, a text too long, no section, too many of them.
  /// - Complexity: O(*n*) in the items.
  public init(
    _ draft: BoardDraft, id: String, epoch: String, limits: BoardLimits = BoardLimits()
  ) throws(Rejection) {
    self.init(id: id, epoch: epoch, limits: limits, settings: draft.settings)
    try validate(name: draft.settings.name, of: id)
    guard !draft.sections.isEmpty else { throw .noSections }
    guard draft.sections.count <= limits.sections else {
      throw .tooManySections(limit: limits.sections)
    }
    guard draft.itemCount <= limits.items else { throw .tooManyItems(limit: limits.items) }
    memberTable.reserveCapacity(draft.itemCount + draft.trash.count + draft.sections.count)
    for entry in draft.sections {
      try validate(entry.section)
      let collection = try append(entry.section)
      for item in entry.items {
        try validate(item)
        fill(try append(item), in: collection, at: .end)
        // The draft is one step that nobody takes back, and its log would be as long as the board.
        log.removeAll(keepingCapacity: true)
      }
    }
    for item in draft.trash {
      try validate(item)
      _ = try append(item)
    }
    log.removeAll(keepingCapacity: false)
  }

  /// The board without its history, as it is exported.
  public var draft: BoardDraft {
    BoardDraft(settings: settings, sections: sectionsWithItems, trash: trash)
  }

  /// The slotless snapshot that browsers get.
  public var snapshot: BoardSnapshot {
    BoardSnapshot(
      id: id, epoch: epoch, revision: revision, digest: digest, settings: settings,
      sections: sectionsWithItems)
  }

  private var sectionsWithItems: [BoardDraft.Section] {
    sections.map { BoardDraft.Section($0, items: items(in: $0.id)) }
  }

  private mutating func append(_ section: Section) throws(Rejection) -> CollectionIndex {
    guard index(of: section.id) == nil else { throw .idTaken(section.id) }
    let collection = collections.endIndex
    fill(intern(section), in: Self.root, at: .end)
    return collection
  }

  private mutating func append(_ item: Item) throws(Rejection) -> MemberIndex {
    guard index(of: item.id) == nil else { throw .idTaken(item.id) }
    return intern(item)
  }
}
