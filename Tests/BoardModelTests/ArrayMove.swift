import BoardModel
import Testing

/// A move in a plain array; those of Tests/Vectors/array-moves.json are shared with JavaScript.
struct ArrayMove: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let items: [String]
  let sources: [String]
  let position: ReorderPosition<String>
  let expect: [String]

  init(items: [String], sources: [String], anchor: String?, expect: [String]) {
    name = ""
    (self.items, self.sources, self.expect) = (items, sources, expect)
    position = anchor.map { .before($0) } ?? .end
  }

  var testDescription: String { name }

  var difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier> {
    ReorderDifference(sources: sources, destination: .init(position: position))
  }

  var result: [String] {
    var items = items
    items.apply(difference, itemID: \.self)
    return items
  }

  static let all: [ArrayMove] = Vectors.read("array-moves.json")
}
