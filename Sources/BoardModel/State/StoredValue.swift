/// The value of a field of an item, of a section or of the board, with its name.
struct StoredValue: Hashable, Sendable, Codable {
  var item: Item.Assignment?
  var section: Section.Assignment?
  var board: BoardSettings.Assignment?

  private enum CodingKeys: CodingKey { case item, section, board }

  init(item: Item.Assignment) { self.item = item }
  init(section: Section.Assignment) { self.section = section }
  init(board: BoardSettings.Assignment) { self.board = board }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func only<Value: AssignmentCoding>(_ key: CodingKeys, _ type: Value.Type) throws -> Value? {
      try members.decodeIfPresent(Assignments<Value>.self, forKey: key)?.list.first
    }
    item = try only(.item, Item.Assignment.self)
    section = try only(.section, Section.Assignment.self)
    board = try only(.board, BoardSettings.Assignment.self)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    if let item { try members.encode(Assignments([item]), forKey: .item) }
    if let section { try members.encode(Assignments([section]), forKey: .section) }
    if let board { try members.encode(Assignments([board]), forKey: .board) }
  }
}

extension StoredValue {
  /// The value before a touch; nothing for a place, which is stored as numbers.
  init?(_ before: Record.Before) {
    switch before {
    case .itemField(let value): self.init(item: value)
    case .sectionField(let value): self.init(section: value)
    case .boardField(let value): self.init(board: value)
    case .away, .slot: return nil
    }
  }

  /// The value before a touch of a field; nothing if it is one of another field.
  func before(of subject: Record.Subject) -> Record.Before? {
    switch (subject, item, section, board) {
    case (.itemField(_, let field), let value?, _, _) where value.field == field:
      .itemField(value)
    case (.sectionField(_, let field), _, let value?, _) where value.field == field:
      .sectionField(value)
    case (.boardField(let field), _, _, let value?) where value.field == field:
      .boardField(value)
    default: nil
    }
  }
}

/// A field of an item or of a section; a setting of the board where no member is.
struct StoredField: Hashable, Sendable, Codable {
  var member: MemberIndex?
  var name: String

  /// Nothing for a place, which is stored as numbers.
  init?(_ subject: Record.Subject) {
    switch subject {
    case .placement: return nil
    case .itemField(let member, let field): (self.member, name) = (member, field.rawValue)
    case .sectionField(let member, let field): (self.member, name) = (member, field.rawValue)
    case .boardField(let field): (member, name) = (nil, field.rawValue)
    }
  }

  /// The field on a board, unless it speaks of something that the board does not have.
  func subject(on board: Board) -> Record.Subject? {
    guard let member else { return BoardSettings.Field(rawValue: name).map { .boardField($0) } }
    guard board.members.indices.contains(member) else { return nil }
    return switch board.members[member].content {
    case .item: Item.Field(rawValue: name).map { .itemField(member, $0) }
    case .section: Section.Field(rawValue: name).map { .sectionField(member, $0) }
    }
  }
}
