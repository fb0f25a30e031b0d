extension Change: Codable {
  private enum Kind: String, CodingKey, CaseIterable {
    case reorder, insert, update, remove, restore, purge
    case reorderSections, insertSection, updateSection, removeSection, updateBoard, undo
  }

  private enum Member: String, CodingKey {
    case sources, destination, items, item, set, section, position
  }

  /// Reads an object with one member, whose name is the kind of change.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let kind = try decoder.caseName(of: Kind.self)
    let change = try decoder.container(keyedBy: Kind.self)
    func members() throws -> KeyedDecodingContainer<Member> {
      try change.nestedContainer(keyedBy: Member.self, forKey: kind)
    }
    func ids(_ member: Member) throws -> [String] {
      try members().decode([String].self, forKey: member)
    }
    switch kind {
    case .reorder:
      self = .reorder(try change.decode(ReorderDifference.self, forKey: kind))
    case .insert:
      self = .insert(
        items: try members().decode([Item].self, forKey: .items),
        destination: try members().decode(ReorderDifference.Destination.self, forKey: .destination))
    case .update:
      self = .update(
        item: try members().decode(Item.ID.self, forKey: .item),
        set: try members().decode(Assignments<Item.Assignment>.self, forKey: .set).list)
    case .remove: self = .remove(items: try ids(.items))
    case .restore: self = .restore(items: try ids(.items))
    case .purge: self = .purge(items: try ids(.items))
    case .reorderSections:
      self = .reorderSections(
        sources: try ids(.sources),
        position: try members().decode(ReorderPosition.self, forKey: .position))
    case .insertSection:
      self = .insertSection(
        section: try members().decode(Section.self, forKey: .section),
        position: try members().decode(ReorderPosition.self, forKey: .position))
    case .updateSection:
      self = .updateSection(
        section: try members().decode(Section.ID.self, forKey: .section),
        set: try members().decode(Assignments<Section.Assignment>.self, forKey: .set).list)
    case .removeSection:
      self = .removeSection(section: try members().decode(Section.ID.self, forKey: .section))
    case .updateBoard:
      self = .updateBoard(
        set: try change.decode(Assignments<BoardSettings.Assignment>.self, forKey: kind).list)
    case .undo:
      self = .undo(try change.decode(Changeset.ID.self, forKey: kind))
    }
  }

  /// Writes an object with one member, whose name is the kind of change.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var change = encoder.container(keyedBy: Kind.self)
    switch self {
    case .reorder(let difference):
      try change.encode(difference, forKey: .reorder)
    case .insert(let items, let destination):
      var members = change.nestedContainer(keyedBy: Member.self, forKey: .insert)
      try members.encode(items, forKey: .items)
      try members.encode(destination, forKey: .destination)
    case .update(let item, let set):
      var members = change.nestedContainer(keyedBy: Member.self, forKey: .update)
      try members.encode(item, forKey: .item)
      try members.encode(Assignments(set), forKey: .set)
    case .remove(let items): try change.encode([Member.items.rawValue: items], forKey: .remove)
    case .restore(let items): try change.encode([Member.items.rawValue: items], forKey: .restore)
    case .purge(let items): try change.encode([Member.items.rawValue: items], forKey: .purge)
    case .reorderSections(let sources, let position):
      var members = change.nestedContainer(keyedBy: Member.self, forKey: .reorderSections)
      try members.encode(sources, forKey: .sources)
      try members.encode(position, forKey: .position)
    case .insertSection(let section, let position):
      var members = change.nestedContainer(keyedBy: Member.self, forKey: .insertSection)
      try members.encode(section, forKey: .section)
      try members.encode(position, forKey: .position)
    case .updateSection(let section, let set):
      var members = change.nestedContainer(keyedBy: Member.self, forKey: .updateSection)
      try members.encode(section, forKey: .section)
      try members.encode(Assignments(set), forKey: .set)
    case .removeSection(let section):
      try change.encode([Member.section.rawValue: section], forKey: .removeSection)
    case .updateBoard(let set):
      try change.encode(Assignments(set), forKey: .updateBoard)
    case .undo(let id):
      try change.encode(id, forKey: .undo)
    }
  }
}
