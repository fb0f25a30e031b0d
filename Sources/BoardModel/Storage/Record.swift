/// What undo needs to know of a changeset: each thing it touched, before and after.
struct Record: Sendable {
  let id: Changeset.ID
  let hash: UInt32
  let stamp: Stamp
  /// Its notes in the board's queue, by their numbers.
  let firstNote: Int
  let noteCount: Int

  /// One thing that a changeset touched; steps in between do not count.
  struct Note: Sendable {
    let subject: Subject
    let before: Before
    let stateBefore: Int32
    var stateAfter: Int32

    /// Whether an item or section was not live.
    var wasAway: Bool {
      if case .away = before { true } else { false }
    }

    /// The item or section that it speaks of; none for a setting of the board.
    var member: MemberIndex? {
      switch subject {
      case .placement(let member), .itemField(let member, _), .sectionField(let member, _): member
      case .boardField: nil
      }
    }
  }

  enum Subject: Hashable, Sendable {
    case placement(MemberIndex)
    case itemField(MemberIndex, Item.Field)
    case sectionField(MemberIndex, Section.Field)
    case boardField(BoardSettings.Field)
  }

  enum Before: Sendable {
    /// It did not exist, or was in the trash.
    case away
    /// It stood in a collection, in the slot that arrived with this revision.
    case slot(CollectionIndex, arrival: Int32)
    case itemField(Item.Assignment)
    case sectionField(Section.Assignment)
    case boardField(BoardSettings.Assignment)
  }
}

/// The states before a changeset, by what it touched: what an undo of it stands for.
struct Undone: Sendable {
  let id: Changeset.ID
  let states: [Record.Subject: Int32]

  init(_ record: Record, notes: [Record.Note]) {
    id = record.id
    states = Dictionary(
      notes.map { ($0.subject, $0.stateBefore) }, uniquingKeysWith: { first, _ in first })
  }
}
