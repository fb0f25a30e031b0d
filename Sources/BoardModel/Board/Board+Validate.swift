// What can be said of a changeset without looking at the board.
extension Board {
  @inline(__always)
  mutating func validate(_ changeset: Changeset) throws(Rejection) {
    try validate(id: changeset.id)
    if let author = changeset.author { try validate(id: author) }
    if let by = changeset.by { try validate(by, of: changeset.id, field: "by", limit: 40) }
    guard !changeset.changes.isEmpty else { throw .noChanges(changeset.id) }
    for index in changeset.changes.indices {
      switch changeset.changes[index] {
      case .insert(let items, _):
        for item in items { try validate(item) }
      case .update(let id, let set):
        for assignment in set { try validate(assignment, of: id) }
      case .insertSection(let section, _):
        try validate(section)
      case .updateSection(let id, let set):
        for case .name(let name) in set { try validate(name: name, of: id) }
      case .updateBoard(let set):
        for case .name(let name) in set { try validate(name: name, of: id) }
      default: break
      }
    }
  }

  func validate(_ item: Item) throws(Rejection) {
    try validate(id: item.id)
    for field in Item.Field.allCases { try validate(item.assignment(of: field), of: item.id) }
  }

  func validate(_ section: Section) throws(Rejection) {
    try validate(id: section.id)
    try validate(name: section.name, of: section.id)
  }

  func validate(name: String, of id: String) throws(Rejection) {
    try validate(name, of: id, field: "name", limit: limits.title)
  }

  private func validate(_ assignment: Item.Assignment, of id: Item.ID) throws(Rejection) {
    switch assignment {
    case .title(let title): try validate(title, of: id, field: "title", limit: limits.title)
    case .note(let note): try validate(note, of: id, field: "note", limit: limits.note)
    case .symbol(let symbol?):
      guard symbol.count == 1, symbol.utf8.count <= 32 else { throw .malformedSymbol(symbol) }
    default: break
    }
  }

  private func validate(
    _ text: String, of id: String, field: String, limit: Int
  ) throws(Rejection) {
    // Bytes are at hand where scalars have to be counted.
    guard text.utf8.count > limit else { return }
    let scalars = text.unicodeScalars.count
    guard scalars <= limit else {
      throw .textTooLong(id: id, field: field, scalars: scalars, limit: limit)
    }
  }

  @inline(__always)
  private func validate(id: String) throws(Rejection) {
    let isValid = id.withBytes { bytes in
      (1...64).contains(bytes.count) && bytes.allSatisfy(Self.isOfID)
    }
    guard isValid else { throw .malformedID(id) }
  }

  @inline(__always)
  private static func isOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
