/// The members of a field's comma-separated value, without the white space around them.
struct FieldList: Sequence {
  private let value: String

  init(_ value: String) {
    self.value = value
  }

  func makeIterator() -> IndexingIterator<[String]> {
    value.utf8.split(separator: UInt8(ascii: ",")).map { member in
      String(decoding: member.trimmingOptionalSpace(), as: UTF8.self)
    }.filter { !$0.isEmpty }.makeIterator()
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without the spaces and tabs around them, and nothing else that Unicode calls space.
  func trimmingOptionalSpace() -> SubSequence {
    guard let first = firstIndex(where: { $0 != .space && $0 != .tab }),
      let last = lastIndex(where: { $0 != .space && $0 != .tab })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
