/// The members of a board, in the order in which they came to it.
struct StoredMembers: Hashable, Sendable, Codable {
  var ids: Words = []
  /// For each member its traits, the collection where it stood last, and the state of its place.
  var numbers: Numbers = []
  /// The title of each item and the name of each section.
  var titles: [String] = []
  /// The notes, symbols and colours of the items that have one.
  var notes: [String] = []
  var symbols: [String] = []
  var colors: [ItemColor] = []

  /// What a member is, and which of its fields are stored.
  struct Traits: OptionSet {
    let rawValue: Int32

    static let section = Traits(rawValue: 1)
    static let isPurged = Traits(rawValue: 1 << 1)
    static let isReorderable = Traits(rawValue: 1 << 2)
    static let isDone = Traits(rawValue: 1 << 3)
    static let isPinned = Traits(rawValue: 1 << 4)
    static let isFixed = Traits(rawValue: 1 << 5)
    static let note = Traits(rawValue: 1 << 6)
    static let symbol = Traits(rawValue: 1 << 7)
    static let color = Traits(rawValue: 1 << 8)
  }
}

extension StoredMembers {
  mutating func append(_ item: Item, _ member: Member) {
    var traits: Traits = []
    if member.isPurged { traits.insert(.isPurged) }
    if item.isDone { traits.insert(.isDone) }
    if item.isPinned { traits.insert(.isPinned) }
    if item.isFixed { traits.insert(.isFixed) }
    if !item.note.isEmpty {
      traits.insert(.note)
      notes.append(item.note)
    }
    if let symbol = item.symbol {
      traits.insert(.symbol)
      symbols.append(symbol)
    }
    if let color = item.color {
      traits.insert(.color)
      colors.append(color)
    }
    append(item.id, title: item.title, traits, member)
  }

  mutating func append(_ section: Section, _ member: Member) {
    var traits: Traits = .section
    if section.isReorderable { traits.insert(.isReorderable) }
    append(section.id, title: section.name, traits, member)
  }

  private mutating func append(
    _ id: String, title: String, _ traits: Traits, _ member: Member
  ) {
    ids.list.append(id)
    titles.append(title)
    numbers.append(traits.rawValue, member.home, member.placement.state)
  }
}

/// Reads the items and sections of stored members, one after another.
struct StoredMembersReader {
  private let titles: [String]
  private var notes: IndexingIterator<[String]>
  private var symbols: IndexingIterator<[String]>
  private var colors: IndexingIterator<[ItemColor]>

  init(_ stored: StoredMembers) {
    titles = stored.titles
    notes = stored.notes.makeIterator()
    symbols = stored.symbols.makeIterator()
    colors = stored.colors.makeIterator()
  }

  /// The item at an index; nothing where a field is missing.
  mutating func item(_ id: String, at index: Int, _ traits: StoredMembers.Traits) -> Item? {
    var item = Item(
      id: id, title: titles[index], isDone: traits.contains(.isDone),
      isPinned: traits.contains(.isPinned), isFixed: traits.contains(.isFixed))
    if traits.contains(.note) {
      guard let note = notes.next() else { return nil }
      item.note = note
    }
    if traits.contains(.symbol) {
      guard let symbol = symbols.next() else { return nil }
      item.symbol = symbol
    }
    if traits.contains(.color) {
      guard let color = colors.next() else { return nil }
      item.color = color
    }
    return item
  }

  func section(_ id: String, at index: Int, _ traits: StoredMembers.Traits) -> Section {
    Section(id: id, name: titles[index], isReorderable: traits.contains(.isReorderable))
  }
}
