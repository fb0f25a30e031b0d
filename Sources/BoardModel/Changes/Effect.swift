/// What a change came to, resolved: the only thing that moves a committed board.
public struct Effect: Hashable, Sendable {
  /// What happened.
  public var kind: Kind
  /// The changeset that this effect took back, where an undo made it.
  public var undo: Changeset.ID?

  /// Makes an effect.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - undo: The changeset that this effect took back.
  public init(_ kind: Kind, undo: Changeset.ID? = nil) {
    self.kind = kind
    self.undo = undo
  }

  /// What happened, in terms of live items; `place` also names the mark directly after, if any.
  public indirect enum Kind: Hashable, Sendable {
    /// Items left their places and stand together in a section.
    case move(items: [Item.ID], collectionID: Section.ID, place: Place)
    /// Items, new or restored or brought back, stand together in a section.
    case insert(items: [Item], collectionID: Section.ID, place: Place)
    /// Items went to the trash.
    case remove(items: [Item.ID])
    /// Items left the trash; their ids stay taken.
    case purge(items: [Item.ID])
    /// Fields of an item have new values.
    case update(item: Item.ID, set: [Item.Assignment])
    /// Sections left their places and stand together.
    case moveSections(sections: [Section.ID], place: Place)
    /// Sections, new or brought back, stand together.
    case insertSections(sections: [Section], place: Place)
    /// Sections are gone; their items went before.
    case removeSections(sections: [Section.ID])
    /// Fields of a section have new values.
    case updateSection(section: Section.ID, set: [Section.Assignment])
    /// Settings of the board have new values.
    case updateBoard(set: [BoardSettings.Assignment])
  }

  /// A place in a collection as every follower can find it.
  public struct Place: Hashable, Sendable {
    /// The next live item or section, or none at the end.
    public var before: String?
    /// The slot directly after, where that is a mark.
    public var slot: SlotName?

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - before: The next live item or section, or none at the end.
    ///   - slot: The slot directly after, where that is a mark.
    public init(before: String?, slot: SlotName? = nil) {
      self.before = before
      self.slot = slot
    }
  }
}

/// The name of a slot: its item or section, and the revision in which that arrived there.
public struct SlotName: Hashable, Sendable {
  /// The item or section.
  public var member: String
  /// The revision of its arrival.
  public var revision: Int

  /// Makes a name.
  ///
  /// - Parameters:
  ///   - member: The item or section.
  ///   - revision: The revision of its arrival.
  public init(member: String, revision: Int) {
    self.member = member
    self.revision = revision
  }
}
