// Written by hand: synthesis gives `{"before":{"_0":"x"}}` and `{"end":{}}`.
extension ReorderPosition: Codable where ItemID: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case before }

  /// Reads `{"before": id}` or `"end"`.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard word == "end" else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "“\(word)” is not a position. Use {\"before\": id} or \"end\"."))
      }
      self = .end
    } else {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      self = .before(try members.decode(ItemID.self, forKey: .before))
    }
  }

  /// Writes `{"before": id}` or `"end"`.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .before(let id):
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(id, forKey: .before)
    case .end:
      var value = encoder.singleValueContainer()
      try value.encode("end")
    }
  }
}

extension ReorderDifference.Destination: Codable where ItemID: Codable, CollectionID: Codable {
  private enum CodingKeys: String, CodingKey { case position, collectionID }

  /// Reads `{"collectionID": id, "position": position}`; an optional collection can be left out.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names the member at fault.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    position = try members.decode(Position.self, forKey: .position)
    if !members.contains(.collectionID), let none = absent(CollectionID.self) {
      collectionID = none
    } else {
      collectionID = try members.decode(CollectionID.self, forKey: .collectionID)
    }
  }

  /// Writes `{"collectionID": id, "position": position}`; a collection that is nil is left out.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(position, forKey: .position)
    if absent(CollectionID.self) != collectionID {
      try members.encode(collectionID, forKey: .collectionID)
    }
  }
}

/// What stands for a member that is left out: nil of an optional, the only value of a single
/// collection; nothing of any other type.
private func absent<Value>(_ type: Value.Type) -> Value? {
  if type == ReorderableSingleCollectionIdentifier.self {
    return ReorderableSingleCollectionIdentifier() as? Value
  }
  guard let optional = type as? any ExpressibleByNilLiteral.Type else { return nil }
  return optional.init(nilLiteral: ()) as? Value
}
