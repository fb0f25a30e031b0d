/// A header field: a name and a value.
public struct HTTPField: Sendable, Hashable {
  /// The name.
  public var name: Name
  /// The value, without white space around it.
  public var value: String

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - value: the value; control characters become spaces where it is written.
  public init(name: Name, value: String) {
    self.name = name
    self.value = value
  }
}
