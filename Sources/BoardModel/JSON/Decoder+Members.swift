/// A member of a JSON object whose names are data, or checked one by one.
struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// The members of an object in which a name that nobody knows is a mistake, not an extension.
  func strictContainer<Key: CodingKey & CaseIterable>(
    keyedBy key: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let all = try container(keyedBy: MemberName.self)
    if let unknown = all.allKeys.first(where: { Key(stringValue: $0.stringValue) == nil }) {
      throw unknownMember(unknown, of: Key.self, in: all)
    }
    return try container(keyedBy: key)
  }

  /// The only member of an object that says by its name which case it is.
  func caseName<Key: CodingKey & CaseIterable>(
    of key: Key.Type, besides others: Set<String> = []
  ) throws -> Key {
    let all = try container(keyedBy: MemberName.self)
    let names = all.allKeys.filter { !others.contains($0.stringValue) }
    guard let name = names.first, names.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath,
          debugDescription:
            "\(names.count) kinds stand here. Give exactly one of \(list(Key.self))."))
    }
    guard let key = Key(stringValue: name.stringValue) else {
      throw unknownMember(name, of: Key.self, in: all)
    }
    return key
  }

  private func unknownMember<Key: CodingKey & CaseIterable>(
    _ name: MemberName, of key: Key.Type, in container: KeyedDecodingContainer<MemberName>
  ) -> DecodingError {
    .dataCorruptedError(
      forKey: name, in: container,
      debugDescription: "“\(name.stringValue)” is not known here. Use \(list(key)).")
  }

  private func list<Key: CodingKey & CaseIterable>(_ key: Key.Type) -> String {
    key.allCases.map(\.stringValue).joined(separator: ", ")
  }
}

extension Decoder {
  /// Reads one of the texts that a type knows.
  ///
  /// - Returns: The case of that text.
  /// - Throws: A `DecodingError` that names another text, and those that are known.
  public func choice<Choice: RawRepresentable & CaseIterable>() throws -> Choice
  where Choice.RawValue == String {
    let value = try singleValueContainer()
    let text = try value.decode(String.self)
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "“\(text)” is not known here. Use \(known).")
    }
    return choice
  }
}

extension KeyedDecodingContainer {
  /// The whole number of a member, if it is there.
  ///
  /// For a number that does not fit, a decoder may throw what it throws for broken text.
  func decodeWholeNumber(_ key: Key) throws -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch  where !(error is DecodingError) {
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: codingPath + [key], debugDescription: "\(error)"))
    }
  }

  /// The value of a member, or a default where it is left out; null is not left out.
  func decode<Value: Decodable>(_ key: Key, default value: Value) throws -> Value {
    contains(key) ? try decode(Value.self, forKey: key) : value
  }
}
