extension Sequence {
  /// The elements in the order of a number, as they come where it is the same.
  func sorted(byPosition position: (Element) -> Double) -> [Element] {
    enumerated().map { (position: position($1), index: $0, element: $1) }
      .sorted { ($0.position, $0.index) < ($1.position, $1.index) }.map(\.element)
  }
}
