extension Effect: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case move, insert, remove, purge, update
    case moveSections, insertSections, removeSections, updateSection, updateBoard
    case undo
  }

  private enum Member: String, CodingKey {
    case items, collectionID, before, slot, item, set, section, sections
  }

  /// Reads an object whose member is the kind of effect, perhaps with `undo` beside it.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let kind = try decoder.caseName(of: Key.self, besides: [Key.undo.rawValue])
    let effect = try decoder.container(keyedBy: Key.self)
    undo = try effect.decodeIfPresent(Changeset.ID.self, forKey: .undo)
    guard kind != .updateBoard else {
      self.kind = .updateBoard(
        set: try effect.decode(Assignments<BoardSettings.Assignment>.self, forKey: kind).list)
      return
    }
    let members = try effect.nestedContainer(keyedBy: Member.self, forKey: kind)
    func place() throws -> Place {
      Place(
        before: try members.decodeIfPresent(String.self, forKey: .before),
        slot: try members.decodeIfPresent(SlotName.self, forKey: .slot))
    }
    func ids(_ member: Member) throws -> [String] {
      try members.decode([String].self, forKey: member)
    }
    func collectionID() throws -> Section.ID {
      try members.decode(Section.ID.self, forKey: .collectionID)
    }
    switch kind {
    case .move:
      self.kind = .move(
        items: try ids(.items), collectionID: try collectionID(), place: try place())
    case .insert:
      self.kind = .insert(
        items: try members.decode([Item].self, forKey: .items),
        collectionID: try collectionID(), place: try place())
    case .remove: self.kind = .remove(items: try ids(.items))
    case .purge: self.kind = .purge(items: try ids(.items))
    case .update:
      self.kind = .update(
        item: try members.decode(Item.ID.self, forKey: .item),
        set: try members.decode(Assignments<Item.Assignment>.self, forKey: .set).list)
    case .moveSections:
      self.kind = .moveSections(sections: try ids(.sections), place: try place())
    case .insertSections:
      self.kind = .insertSections(
        sections: try members.decode([Section].self, forKey: .sections), place: try place())
    case .removeSections: self.kind = .removeSections(sections: try ids(.sections))
    case .updateSection:
      self.kind = .updateSection(
        section: try members.decode(Section.ID.self, forKey: .section),
        set: try members.decode(Assignments<Section.Assignment>.self, forKey: .set).list)
    case .updateBoard, .undo:
      preconditionFailure("\(kind) holds no members of an effect")
    }
  }

  /// Writes an object whose member is the kind of effect, with `undo` beside it where there is one.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var effect = encoder.container(keyedBy: Key.self)
    try effect.encodeIfPresent(undo, forKey: .undo)
    func encode(_ place: Place, to members: inout KeyedEncodingContainer<Member>) throws {
      try members.encode(place.before, forKey: .before)
      try members.encodeIfPresent(place.slot, forKey: .slot)
    }
    switch kind {
    case .move(let items, let collectionID, let place):
      var members = effect.nestedContainer(keyedBy: Member.self, forKey: .move)
      try members.encode(items, forKey: .items)
      try members.encode(collectionID, forKey: .collectionID)
      try encode(place, to: &members)
    case .insert(let items, let collectionID, let place):
      var members = effect.nestedContainer(keyedBy: Member.self, forKey: .insert)
      try members.encode(items, forKey: .items)
      try members.encode(collectionID, forKey: .collectionID)
      try encode(place, to: &members)
    case .remove(let items): try effect.encode([Member.items.rawValue: items], forKey: .remove)
    case .purge(let items): try effect.encode([Member.items.rawValue: items], forKey: .purge)
    case .update(let item, let set):
      var members = effect.nestedContainer(keyedBy: Member.self, forKey: .update)
      try members.encode(item, forKey: .item)
      try members.encode(Assignments(set), forKey: .set)
    case .moveSections(let sections, let place):
      var members = effect.nestedContainer(keyedBy: Member.self, forKey: .moveSections)
      try members.encode(sections, forKey: .sections)
      try encode(place, to: &members)
    case .insertSections(let sections, let place):
      var members = effect.nestedContainer(keyedBy: Member.self, forKey: .insertSections)
      try members.encode(sections, forKey: .sections)
      try encode(place, to: &members)
    case .removeSections(let sections):
      try effect.encode([Member.sections.rawValue: sections], forKey: .removeSections)
    case .updateSection(let section, let set):
      var members = effect.nestedContainer(keyedBy: Member.self, forKey: .updateSection)
      try members.encode(section, forKey: .section)
      try members.encode(Assignments(set), forKey: .set)
    case .updateBoard(let set):
      try effect.encode(Assignments(set), forKey: .updateBoard)
    }
  }
}

extension SlotName: Codable {
  /// Reads `[member, revision]`.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    var pair = try decoder.unkeyedContainer()
    self.init(member: try pair.decode(String.self), revision: try pair.decode(Int.self))
  }

  /// Writes `[member, revision]`.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var pair = encoder.unkeyedContainer()
    try pair.encode(member)
    try pair.encode(revision)
  }
}
