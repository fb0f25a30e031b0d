/// The members of a `set`: an object with a member for each field that gets a new value.
///
/// An array of assignments cannot conform by itself, as `Array` does so already.
struct Assignments<Assignment: AssignmentCoding>: Codable {
  var list: [Assignment]

  init(_ list: [Assignment]) { self.list = list }

  init(from decoder: any Decoder) throws {
    let members = try decoder.strictContainer(keyedBy: Assignment.Field.self)
    list = try Assignment.Field.allCases
      .filter { members.contains($0) }
      .map { try Assignment(field: $0, from: members) }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Assignment.Field.self)
    for assignment in list { try assignment.encode(to: &members) }
  }
}

protocol AssignmentCoding {
  associatedtype Field: CodingKey & CaseIterable
  init(field: Field, from members: KeyedDecodingContainer<Field>) throws
  func encode(to members: inout KeyedEncodingContainer<Field>) throws
}

extension Item.Assignment: AssignmentCoding {
  init(field: Item.Field, from members: KeyedDecodingContainer<Item.Field>) throws {
    switch field {
    case .title: self = .title(try members.decode(String.self, forKey: field))
    case .note: self = .note(try members.decode(String.self, forKey: field))
    case .symbol: self = .symbol(try members.decodeIfPresent(String.self, forKey: field))
    case .color: self = .color(try members.decodeIfPresent(ItemColor.self, forKey: field))
    case .isDone: self = .isDone(try members.decode(Bool.self, forKey: field))
    case .isPinned: self = .isPinned(try members.decode(Bool.self, forKey: field))
    case .isFixed: self = .isFixed(try members.decode(Bool.self, forKey: field))
    }
  }

  func encode(to members: inout KeyedEncodingContainer<Item.Field>) throws {
    switch self {
    case .title(let value), .note(let value): try members.encode(value, forKey: field)
    case .symbol(let value): try members.encode(value, forKey: field)
    case .color(let value): try members.encode(value, forKey: field)
    case .isDone(let value), .isPinned(let value), .isFixed(let value):
      try members.encode(value, forKey: field)
    }
  }
}

extension Section.Assignment: AssignmentCoding {
  init(field: Section.Field, from members: KeyedDecodingContainer<Section.Field>) throws {
    switch field {
    case .name: self = .name(try members.decode(String.self, forKey: field))
    case .isReorderable: self = .isReorderable(try members.decode(Bool.self, forKey: field))
    }
  }

  func encode(to members: inout KeyedEncodingContainer<Section.Field>) throws {
    switch self {
    case .name(let value): try members.encode(value, forKey: field)
    case .isReorderable(let value): try members.encode(value, forKey: field)
    }
  }
}

extension BoardSettings.Assignment: AssignmentCoding {
  init(field: BoardSettings.Field, from members: KeyedDecodingContainer<BoardSettings.Field>) throws
  {
    switch field {
    case .name: self = .name(try members.decode(String.self, forKey: field))
    case .layout: self = .layout(try members.decode(BoardLayout.self, forKey: field))
    case .isReorderingEnabled:
      self = .isReorderingEnabled(try members.decode(Bool.self, forKey: field))
    }
  }

  func encode(to members: inout KeyedEncodingContainer<BoardSettings.Field>) throws {
    switch self {
    case .name(let value): try members.encode(value, forKey: field)
    case .layout(let value): try members.encode(value, forKey: field)
    case .isReorderingEnabled(let value): try members.encode(value, forKey: field)
    }
  }
}
