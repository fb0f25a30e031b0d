/// What has been done since the last commit, so that it can be taken back.
struct Log: Sendable {
  /// How to take back one step.
  enum Inverse: Sendable {
    case fill(SlotIndex, home: CollectionIndex)
    case vacate(SlotIndex)
    case erase(SlotIndex)
    case expire(SlotIndex)
    case intern
    case item(MemberIndex)
    case section(CollectionIndex)
    case settings
    case purge(MemberIndex)
    case touch(Record.Subject, Touched)
    case author(AuthorIndex)
    case record(previous: Int32)
    case expireRecord(leaving: AuthorIndex)
    case begin(edge: Int32)
  }

  /// The steps are plain numbers; what they replaced stands beside them, the last on top.
  var steps = Table<Inverse>()
  /// The slots and the authors that nobody needs once the steps are final.
  var freedSlots = Table<SlotIndex>()
  var freedAuthors = Table<AuthorIndex>()
  var items: [Item] = []
  var sections: [Section] = []
  var settings: [BoardSettings] = []

  @inline(__always)
  mutating func append(_ step: Inverse) { steps.append(step) }

  mutating func part() {
    steps.part()
    freedSlots.part()
    freedAuthors.part()
  }

  mutating func removeAll(keepingCapacity: Bool) {
    steps.removeAll(keepingCapacity: keepingCapacity)
    if !items.isEmpty { items.removeAll(keepingCapacity: keepingCapacity) }
    if !sections.isEmpty { sections.removeAll(keepingCapacity: keepingCapacity) }
    if !settings.isEmpty { settings.removeAll(keepingCapacity: keepingCapacity) }
  }
}
