extension Section: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, isReorderable
  }

  /// Reads a section; what is left out has its default, what is unknown is an error.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decode(ID.self, forKey: .id),
      name: try members.decode(.name, default: ""),
      isReorderable: try members.decode(.isReorderable, default: true))
  }

  /// Writes a section: id and name always, the rest where it differs from the default.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(name, forKey: .name)
    if !isReorderable { try members.encode(false, forKey: .isReorderable) }
  }
}
