extension Item: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, note, symbol, color, isDone, isPinned, isFixed
  }

  /// Reads an item; what is left out has its default, what is unknown is an error.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decode(ID.self, forKey: .id),
      title: try members.decode(.title, default: ""),
      note: try members.decode(.note, default: ""),
      symbol: try members.decodeIfPresent(String.self, forKey: .symbol),
      color: try members.decodeIfPresent(ItemColor.self, forKey: .color),
      isDone: try members.decode(.isDone, default: false),
      isPinned: try members.decode(.isPinned, default: false),
      isFixed: try members.decode(.isFixed, default: false))
  }

  /// Writes an item: id and title always, the rest where it differs from the default.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(title, forKey: .title)
    if !note.isEmpty { try members.encode(note, forKey: .note) }
    try members.encodeIfPresent(symbol, forKey: .symbol)
    try members.encodeIfPresent(color, forKey: .color)
    if isDone { try members.encode(true, forKey: .isDone) }
    if isPinned { try members.encode(true, forKey: .isPinned) }
    if isFixed { try members.encode(true, forKey: .isFixed) }
  }
}
