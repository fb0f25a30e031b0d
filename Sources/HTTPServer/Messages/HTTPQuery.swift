/// The parameters of a request's target, decoded when they are asked for.
public struct HTTPQuery: Sendable, Hashable {
  /// What stands after the question mark, as it came.
  public let rawValue: String

  /// Takes what stands after the question mark.
  ///
  /// - Parameter rawValue: for example `after=k3-118&author=t7`.
  public init(rawValue: String = "") {
    self.rawValue = rawValue
  }

  /// The first value of a parameter; empty where the parameter has no equals sign.
  public subscript(name: String) -> String? {
    first { $0.name == name }?.value
  }

  /// All values of a parameter, in order.
  public subscript(values name: String) -> [String] {
    filter { $0.name == name }.map(\.value)
  }
}

extension HTTPQuery: Sequence {
  /// A parameter.
  public typealias Element = (name: String, value: String)

  /// Visits the parameters in order.
  public func makeIterator() -> IndexingIterator<[Element]> {
    rawValue.utf8.split(separator: UInt8(ascii: "&")).map { pair in
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }.makeIterator()
  }

  private static func decoded(_ part: Substring.UTF8View) -> String {
    let spaced = part.map { $0 == UInt8(ascii: "+") ? .space : $0 }
    return String(decoding: PercentCoding.decode(spaced[...]) ?? spaced, as: UTF8.self)
  }
}
