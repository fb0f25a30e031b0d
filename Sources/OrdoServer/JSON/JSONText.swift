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
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw JSONError(error)
    }
  }

  /// Writes a value, its members in alphabetical order.
  static func encode(_ value: some Encodable, isIndented: Bool = false) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return Array(try encoder.encode(value))
    } catch {
      preconditionFailure("\(type(of: value)) has no JSON form: \(error)")
    }
  }
}
