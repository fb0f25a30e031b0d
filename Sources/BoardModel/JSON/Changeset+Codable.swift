extension Changeset: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, author, by, base, epoch, changes
  }

  /// Reads a changeset; members that are not known are left alone.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decode(ID.self, forKey: .id),
      author: try members.decodeIfPresent(String.self, forKey: .author),
      by: try members.decodeIfPresent(String.self, forKey: .by),
      base: try members.decodeWholeNumber(.base),
      epoch: try members.decodeIfPresent(String.self, forKey: .epoch),
      changes: try members.decode([Change].self, forKey: .changes))
  }

  /// Writes a changeset.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encodeIfPresent(author, forKey: .author)
    try members.encodeIfPresent(by, forKey: .by)
    try members.encodeIfPresent(base, forKey: .base)
    try members.encodeIfPresent(epoch, forKey: .epoch)
    try members.encode(changes, forKey: .changes)
  }
}
