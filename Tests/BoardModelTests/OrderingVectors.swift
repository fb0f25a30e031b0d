import BoardModel
import Foundation
import Testing

/// The worked examples and histories that both languages share; Tests/Vectors/README.md says how to read
/// them.
struct OrderingVector: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let collections: OrderedCollections
  let window: Int?
  let limits: Limits?
  let fixed: [String]?
  let unreorderable: [String]?
  let steps: [Step]

  var testDescription: String { name }

  struct Limits: Decodable, Sendable {
    let items: Int?
    let sections: Int?
    let marks: Int?
  }

  struct Step: Decodable, Sendable {
    let id: String
    let author: String
    let base: Int
    let changes: [Change]
    let expect: Expectation

    var changeset: Changeset { Changeset(id: id, author: author, base: base, changes: changes) }
  }

  struct Expectation: Decodable, Sendable {
    let outcome: String
    let order: [String: [String]]
    let skipped: [String]?
    let fallback: [Int]?
    let effects: [EffectShape]?
    let digest: UInt32?
    let code: String?
  }

  /// Sections in the order of the file, which a dictionary would lose.
  struct OrderedCollections: Decodable, Sendable {
    var sections: [(id: String, items: [String])] = []

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Name.self)
      for name in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        sections.append((name.stringValue, try members.decode([String].self, forKey: name)))
      }
    }

    struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  func board() throws -> Board {
    var limits = BoardLimits()
    if let window { limits.window = window }
    if let items = self.limits?.items { limits.items = items }
    if let sections = self.limits?.sections { limits.sections = sections }
    if let marks = self.limits?.marks { limits.marks = marks }
    let sections = collections.sections.map { id, items in
      BoardDraft.Section(
        Section(id: id, name: id, isReorderable: !(unreorderable ?? []).contains(id)),
        items: items.map { Item(id: $0, title: $0, isFixed: (fixed ?? []).contains($0)) })
    }
    return try Board(
      BoardDraft(settings: BoardSettings(name: "vector"), sections: sections), id: "vector",
      epoch: "e", limits: limits)
  }

  static let all = cases(of: "ordering.json") + cases(of: "more-ordering.json")

  private static func cases(of file: String) -> [OrderingVector] {
    do {
      return try JSONDecoder().decode(
        [OrderingVector].self, from: Data(contentsOf: vectorsFolder.appending(path: file)))
    } catch {
      preconditionFailure("Tests/Vectors/\(file) cannot be read: \(error)")
    }
  }

  static let vectorsFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Vectors")
}

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
