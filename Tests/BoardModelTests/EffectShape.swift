import BoardModel
import Foundation

/// An effect with inserted items and sections by id only, as the vectors have it.
struct EffectShape: Decodable, Hashable {
  var value: JSONValue

  init(from decoder: any Decoder) throws { value = try JSONValue(from: decoder) }

  init(_ effect: Effect) throws {
    let whole = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(effect))
    value = whole
    guard case .object(var members) = whole else { return }
    for (kind, list) in [("insert", "items"), ("insertSections", "sections")] {
      guard case .object(var inner)? = members[kind], case .array(let elements)? = inner[list]
      else {
        continue
      }
      inner[list] = .array(
        elements.map { element in
          if case .object(let fields) = element, let id = fields["id"] { id } else { element }
        })
      members[kind] = .object(inner)
    }
    value = .object(members)
  }
}

/// JSON as it stands, to compare shapes.
enum JSONValue: Codable, Hashable, Sendable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): string
    case .array(let array): "\(array)"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        + "}"
    }
  }
}
