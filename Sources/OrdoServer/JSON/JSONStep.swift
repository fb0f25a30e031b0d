/// A step on the way to a value: a member of an object, or a place in a list.
enum JSONStep: Hashable {
  case member(String)
  case element(Int)

  init(_ key: any CodingKey) {
    self = key.intValue.map(Self.element) ?? .member(key.stringValue)
  }
}
