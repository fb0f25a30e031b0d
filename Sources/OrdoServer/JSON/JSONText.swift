import BoardStore
import Foundation

/// JSON in and out, with errors that name the place and the value at fault.
enum JSONText {
  /// Reads a value.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws(JSONError) -> Value {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .brokenJSON("It is not UTF-8.")
    }
    // The decoder lets some faults pass, and of the others it does not say where they are.
    var scanner = JSONScanner(bytes)
    do {
      try scanner.scan()
    } catch {
      throw .brokenJSON(error.sentence(about: bytes))
    }
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw JSONError(error, in: bytes)
    }
  }

  /// Writes a value, its members in the order in which it encodes them.
  static func encode(_ value: some Encodable) -> [UInt8] {
    bytes { try JSONBytes.encode(value) }
  }

  /// Writes a value for people to read, its members in alphabetical order.
  static func encodeIndented(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return bytes { Array(try encoder.encode(value)) }
  }

  private static func bytes(_ encode: () throws -> [UInt8]) -> [UInt8] {
    do {
      return try encode()
    } catch {
      preconditionFailure("A value of this server has no JSON form: \(error)")
    }
  }
}
