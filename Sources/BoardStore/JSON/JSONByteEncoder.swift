/// Writes one value: an object, an array or a scalar inside what is open at a level.
struct JSONByteEncoder: Encoder {
  let output: JSONOutput
  let level: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A value that asks again goes on with the same object: so a flat one has several parts.
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    output.text.end(downTo: level + 1)
    if output.text.level == level { output.text.begin(.object) }
    return KeyedEncodingContainer(JSONObject(output: output, level: level + 1))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    output.text.begin(.array)
    return JSONArray(output: output, level: level + 1)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

// One generic method stands for all the overloads that the containers' protocols ask for.

extension JSONByteEncoder: SingleValueEncodingContainer {
  func encodeNil() { output.text.write(plain: "null") }

  func encode<Value: Encodable>(_ value: Value) throws { try output.write(value, at: level) }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: JSONOutput
  let level: Int

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    output.text.beginMember(key.stringValue, at: level)
    output.text.write(plain: "null")
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    output.text.beginMember(key.stringValue, at: level)
    try output.write(value, at: level)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(for: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key.stringValue) }

  private func encoder(for name: String) -> JSONByteEncoder {
    output.text.beginMember(name, at: level)
    return JSONByteEncoder(output: output, level: level)
  }
}

private struct JSONArray: UnkeyedEncodingContainer {
  let output: JSONOutput
  let level: Int
  var count = 0

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {
    beginElement()
    output.text.write(plain: "null")
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    beginElement()
    try output.write(value, at: level)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder() }

  private mutating func encoder() -> JSONByteEncoder {
    beginElement()
    return JSONByteEncoder(output: output, level: level)
  }

  private mutating func beginElement() {
    output.text.beginElement(at: level)
    count += 1
  }
}
