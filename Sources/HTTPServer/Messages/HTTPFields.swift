/// Header fields in order, kept as the bytes that go over the wire.
public struct HTTPFields: Sendable {
  struct Entry: Sendable {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// One `Name: value` line after the other, each with its CRLF.
  private(set) var bytes: [UInt8] = []
  private(set) var entries: [Entry] = []

  /// Makes an empty collection.
  public init() {}

  /// The first value of a field, or, when it stands several times, all of them joined by commas.
  ///
  /// Setting replaces every field of that name; setting nil removes them.
  public subscript(name: HTTPField.Name) -> String? {
    get {
      guard let (entry, isRepeated) = find(name) else { return nil }
      return isRepeated ? self[values: name].joined(separator: ", ") : text(entry.value)
    }
    set {
      removeAll(name)
      if let newValue { append(name, newValue) }
    }
  }

  /// All values of a field, in order.
  public subscript(values name: HTTPField.Name) -> [String] {
    entries.filter { matches($0, name) }.map { text($0.value) }
  }

  /// Tells whether a field of that name is there.
  ///
  /// - Parameter name: the name.
  /// - Returns: true if there is at least one.
  /// - Complexity: O(fields).
  public func contains(_ name: HTTPField.Name) -> Bool {
    entries.contains { matches($0, name) }
  }

  /// Adds a field after the others, whether or not the name is there already.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - value: the value; control characters, which could end the field, become spaces.
  public mutating func append(_ name: HTTPField.Name, _ value: String) {
    append(name: name.rawName.utf8, value: value.utf8.lazy.map { $0.isFieldContent ? $0 : .space })
  }

  /// These fields and others after them.
  ///
  /// - Parameter others: the fields to add.
  /// - Returns: all of them, also those whose names stand on both sides.
  public func appending(_ others: HTTPFields) -> HTTPFields {
    if others.entries.isEmpty { return self }
    var all = self
    for entry in others.entries {
      all.append(name: others.bytes[entry.name], value: others.bytes[entry.value])
    }
    return all
  }

  /// Adds a name and a value that are known to be valid.
  mutating func append(name: some Collection<UInt8>, value: some Collection<UInt8>) {
    let nameStart = bytes.count
    bytes.append(contentsOf: name)
    let nameEnd = bytes.count
    bytes.append(UInt8(ascii: ":"))
    bytes.append(.space)
    let valueStart = bytes.count
    bytes.append(contentsOf: value)
    entries.append(Entry(name: nameStart..<nameEnd, value: valueStart..<bytes.count))
    bytes.append(.carriageReturn)
    bytes.append(.lineFeed)
  }

  mutating func reserveCapacity(bytes byteCount: Int, fields fieldCount: Int) {
    bytes.reserveCapacity(byteCount)
    entries.reserveCapacity(fieldCount)
  }

  private mutating func removeAll(_ name: HTTPField.Name) {
    guard contains(name) else { return }
    var rest = HTTPFields()
    for entry in entries where !matches(entry, name) {
      rest.append(name: bytes[entry.name], value: bytes[entry.value])
    }
    self = rest
  }

  /// Finds the first field of a name, and whether there are more.
  func find(_ name: HTTPField.Name) -> (first: Entry, isRepeated: Bool)? {
    guard let first = entries.firstIndex(where: { matches($0, name) }) else { return nil }
    let isRepeated = entries[(first + 1)...].contains { matches($0, name) }
    return (entries[first], isRepeated)
  }

  func matches(_ entry: Entry, _ name: HTTPField.Name) -> Bool {
    let wanted = name.canonicalBytes
    guard entry.name.count == wanted.count else { return false }
    let start = entry.name.lowerBound
    return wanted.indices.allSatisfy { bytes[start + $0].asciiLowercased == wanted[$0] }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension HTTPFields: Sequence {
  /// Visits the fields in order.
  public func makeIterator() -> IndexingIterator<[HTTPField]> {
    entries.map { HTTPField(name: .init(valid: text($0.name)), value: text($0.value)) }
      .makeIterator()
  }
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
  /// Makes fields from a literal, in its order.
  public init(dictionaryLiteral elements: (HTTPField.Name, String)...) {
    for (name, value) in elements { append(name, value) }
  }
}

extension HTTPFields: Hashable {
  /// Tells whether two collections hold the same fields in the same order.
  public static func == (left: HTTPFields, right: HTTPFields) -> Bool {
    left.elementsEqual(right)
  }

  /// Hashes the fields in their order.
  public func hash(into hasher: inout Hasher) {
    for field in self { hasher.combine(field) }
  }
}
