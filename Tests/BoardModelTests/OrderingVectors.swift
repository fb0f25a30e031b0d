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
    let title: Int?
    let note: Int?
    let undoneAtOnce: Int?
    let restoredAgain: Int?
    let undoable: Int?
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
    var limits = BoardLimits(limits)
    if let window { limits.window = window }
    let sections = collections.sections.map { id, items in
      BoardDraft.Section(
        Section(id: id, name: id, isReorderable: !(unreorderable ?? []).contains(id)),
        items: items.map { Item(id: $0, title: $0, isFixed: (fixed ?? []).contains($0)) })
    }
    return try Board(
      BoardDraft(settings: BoardSettings(name: "vector"), sections: sections), id: "vector",
      epoch: "e", limits: limits)
  }

  static let all: [OrderingVector] =
    Vectors.read("ordering.json") + Vectors.read("more-ordering.json")
}

/// The right values that both languages read.
enum Vectors {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Vectors")

  static func read<Value: Decodable>(_ file: String) -> Value {
    do {
      return try JSONDecoder().decode(
        Value.self, from: Data(contentsOf: folder.appending(path: file)))
    } catch {
      preconditionFailure("Tests/Vectors/\(file) cannot be read: \(error)")
    }
  }
}

extension BoardLimits {
  /// The default limits but for those that are given.
  init(_ given: OrderingVector.Limits?) {
    self.init()
    if let items = given?.items { self.items = items }
    if let sections = given?.sections { self.sections = sections }
    if let marks = given?.marks { self.marks = marks }
    if let title = given?.title { self.title = title }
    if let note = given?.note { self.note = note }
    if let undoable = given?.undoable { self.undoable = undoable }
    if let undoneAtOnce = given?.undoneAtOnce { self.undoneAtOnce = undoneAtOnce }
    if let restoredAgain = given?.restoredAgain { self.restoredAgain = restoredAgain }
  }
}
