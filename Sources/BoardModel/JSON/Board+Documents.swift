extension BoardSettings: Codable {
  /// Reads name, layout and lock; what is left out has its default.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Field.self)
    self.init(
      name: try members.decode(.name, default: ""),
      layout: try members.decode(.layout, default: .list),
      isReorderingEnabled: try members.decode(.isReorderingEnabled, default: true))
  }

  /// Writes name, layout and lock.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Field.self)
    for field in Field.allCases { try assignment(of: field).encode(to: &members) }
  }
}

extension BoardDraft.Section: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, isReorderable, items
  }

  /// Reads a section with its items: one flat object.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      BoardModel.Section(
        id: try members.decode(BoardModel.Section.ID.self, forKey: .id),
        name: try members.decode(.name, default: ""),
        isReorderable: try members.decode(.isReorderable, default: true)),
      items: try members.decode(.items, default: []))
  }

  /// Writes a section with its items: one flat object.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try section.encode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(items, forKey: .items)
  }
}

extension BoardDraft: Codable {
  private enum CodingKeys: String, CodingKey {
    case sections, trash
  }

  /// Reads a whole board: settings, sections with items, and the trash where there is one.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      settings: try BoardSettings(from: decoder),
      sections: try members.decode(.sections, default: []),
      trash: try members.decode(.trash, default: []))
  }

  /// Writes a whole board.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try settings.encode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(sections, forKey: .sections)
    if !trash.isEmpty { try members.encode(trash, forKey: .trash) }
  }
}

extension BoardSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, epoch, revision, digest, sections
  }

  /// Reads a snapshot: one flat object.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decode(String.self, forKey: .id),
      epoch: try members.decode(String.self, forKey: .epoch),
      revision: try members.decode(Int.self, forKey: .revision),
      digest: try members.decode(UInt32.self, forKey: .digest),
      settings: try BoardSettings(from: decoder),
      sections: try members.decode([BoardDraft.Section].self, forKey: .sections))
  }

  /// Writes a snapshot: one flat object.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try settings.encode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(epoch, forKey: .epoch)
    try members.encode(revision, forKey: .revision)
    try members.encode(digest, forKey: .digest)
    try members.encode(sections, forKey: .sections)
  }
}
