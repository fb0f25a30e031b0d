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

extension StoredSubject {
  init(_ subject: Record.Subject) {
    switch subject {
    case .placement(let member): self.init(member: member, field: nil)
    case .itemField(let member, let field): self.init(member: member, field: field.rawValue)
    case .sectionField(let member, let field): self.init(member: member, field: field.rawValue)
    case .boardField(let field): self.init(member: nil, field: field.rawValue)
    }
  }

  /// The subject on a board, unless it speaks of something that the board does not have.
  func subject(on board: Board) -> Record.Subject? {
    guard let member else {
      return field.flatMap(BoardSettings.Field.init(rawValue:)).map(Record.Subject.boardField)
    }
    guard board.members.indices.contains(Int(member)) else { return nil }
    guard let field else { return .placement(member) }
    return switch board.members[Int(member)].content {
    case .item: Item.Field(rawValue: field).map { .itemField(member, $0) }
    case .section: Section.Field(rawValue: field).map { .sectionField(member, $0) }
    }
  }
}

extension StoredNote {
  init(_ note: Record.Note) {
    self.init(
      subject: StoredSubject(note.subject), before: note.stateBefore, after: note.stateAfter)
    switch note.before {
    case .away: break
    case .slot(let collection, let arrival): slot = [collection, arrival]
    case .itemField(let value): self.value = StoredValue(item: value)
    case .sectionField(let value): self.value = StoredValue(section: value)
    case .boardField(let value): self.value = StoredValue(board: value)
    }
  }

  func note(on board: Board) -> Record.Note? {
    guard let subject = subject.subject(on: board) else { return nil }
    let before: Record.Before
    if let slot, slot.count == 2, board.collections.indices.contains(Int(slot[0])) {
      before = .slot(slot[0], arrival: slot[1])
    } else if let item = value?.item {
      before = .itemField(item)
    } else if let section = value?.section {
      before = .sectionField(section)
    } else if let setting = value?.board {
      before = .boardField(setting)
    } else {
      before = .away
    }
    return Record.Note(
      subject: subject, before: before, stateBefore: self.before, stateAfter: after)
  }
}
