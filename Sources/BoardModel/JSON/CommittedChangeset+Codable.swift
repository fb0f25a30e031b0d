extension CommittedChangeset: Codable {
  private enum CodingKeys: String, CodingKey {
    case revision, id, author, by, base, epoch, changes
    case outcome, skipped, fallback, effects, digest, at
  }

  /// Reads a row: one flat object.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      revision: try row.decode(Int.self, forKey: .revision),
      changeset: try Changeset(from: decoder),
      resolution: try Resolution(from: decoder),
      at: try row.decode(Timestamp.self, forKey: .at))
  }

  /// Writes a row: one flat object.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try changeset.encode(to: encoder)
    try resolution.encode(to: encoder)
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(revision, forKey: .revision)
    try row.encode(at, forKey: .at)
  }
}

extension Timestamp: Codable {
  /// Reads ISO 8601 text.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let moment = Timestamp(text) else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "“\(text)” is not a time. Write it like 2026-11-30T21:00:00.123Z.")
    }
    self = moment
  }

  /// Writes ISO 8601 text.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
