/// A board: sections of items in order, with the marks that its memory of past places needs.
///
/// `resolve` turns a changeset into effects, `apply` plays effects that were resolved elsewhere.
/// What either does can be taken back by `rollBack` until `commit`.
public struct Board: Sendable {
  /// The id of the board.
  public let id: String
  /// The random id of the board's history.
  public let epoch: String
  /// How large the board may grow, and how far its memory reaches.
  public let limits: BoardLimits
  /// Name, layout and lock.
  public internal(set) var settings: BoardSettings
  /// The number of changesets accepted so far.
  public internal(set) var revision = 0
  /// The number of live items.
  public internal(set) var itemCount = 0

  var ownership = Ownership()
  var members = Table<Member>()
  var memberTable = IDTable()
  var items = Table<Item>()
  var collections = Table<Collection>()
  var slots = Table<Slot>()
  var freeSlots = Table<SlotIndex>()
  var stretches = Stretches()
  /// The marks, the earliest departure first.
  var marks = Queue<SlotIndex>()
  /// What undo needs of the changesets within the window, and what each of them touched.
  var records = Queue<Record>()
  var recordTable = IDTable()
  var notes = Queue<Record.Note>()
  var fieldStates: [Record.Subject: Touched] = [:]
  var authors = Table<Author>()
  var authorTable = IDTable()
  var freeAuthors = Table<AuthorIndex>()
  /// The last revision beyond the window: what departed with it or before is forgotten, and an older base
  /// counts as it.
  var edge: Int32 = 0
  /// The sum over all live collections.
  var digestSum: UInt32 = 0

  /// The changeset at work, and the number of its first note.
  var stamp = Stamp(revision: 0, author: nowhere)
  var firstNote = 0
  /// The serial number of the change at work; 0 is no change.
  var changeSerial = 0
  /// What it moves, in the order given; kept between changes, so that a move need not allocate it.
  var sources = Table<MemberIndex>()
  var log = Log()

  /// The collection that holds the sections.
  static let root: CollectionIndex = 0

  init(id: String, epoch: String, limits: BoardLimits, settings: BoardSettings) {
    self.id = id
    self.epoch = epoch
    self.limits = limits
    self.settings = settings
    let list = Collection(owner: nowhere, section: Section(id: ""), hash: Digest.hash(""))
    collections.append(list)
    digestSum = list.digest
  }
}

extension Board {
  /// The digest of the order of all sections and items; O(1).
  public var digest: UInt32 { digestSum }

  /// The live sections, in order.
  public var sections: [Section] {
    liveCollections.map { collections[$0].section }
  }

  /// The items of a section, in order; none where there is no such section.
  ///
  /// - Parameter sectionID: The section.
  /// - Returns: Its live items.
  /// - Complexity: O(*n*) in the items of the section.
  public func items(in sectionID: Section.ID) -> [Item] {
    guard let collection = liveCollection(sectionID) else { return [] }
    return liveMembers(of: collection).map { item(at: $0) }
  }

  /// An item, live or in the trash.
  ///
  /// - Parameter id: The id of the item.
  /// - Returns: The item, or nothing where the id is unknown, purged or a section's.
  public func item(_ id: Item.ID) -> Item? {
    guard let member = itemIndex(id), !members[member].isPurged else { return nil }
    return item(at: member)
  }

  /// The removed items, in the order in which they first came to the board.
  public var trash: [Item] {
    members.compactMap { member in
      guard case .item(let index) = member.content, member.isInTrash else {
        return nil
      }
      return items[index]
    }
  }

  func liveMembers(of collection: CollectionIndex) -> [MemberIndex] {
    var found: [MemberIndex] = []
    found.reserveCapacity(collections[collection].count)
    var slot = collections[collection].firstLive
    while slot != nowhere {
      found.append(slots[slot].member)
      slot = slots[slot].nextLive
    }
    return found
  }

  /// The collections of the live sections, in order.
  var liveCollections: [CollectionIndex] {
    liveMembers(of: Self.root).compactMap { members[$0].collection }
  }

  func item(at member: MemberIndex) -> Item {
    guard case .item(let index) = members[member].content else {
      preconditionFailure("“\(members[member].id)” is a section")
    }
    return items[index]
  }

  func section(at member: MemberIndex) -> Section {
    guard let collection = members[member].collection else {
      preconditionFailure("“\(members[member].id)” is an item")
    }
    return collections[collection].section
  }

  // What every move reads is inlined: to call it, Swift would copy a struct as wide as this one. Where it
  // is too long for that, it is `mutating`, though it changes nothing: then the board is handed on.

  /// The item or section with an id, whether live or not.
  @inline(__always)
  func index(of id: String) -> MemberIndex? {
    memberTable.index(ofHash: memberTable.hash(id)) { members[$0].id.isID(id) }
  }

  /// The item with an id, whether live or not.
  @inline(__always)
  func itemIndex(_ id: Item.ID) -> MemberIndex? {
    guard let index = index(of: id), case .item = members[index].content else { return nil }
    return index
  }

  /// The section with an id, whether live or not, and its collection.
  @inline(__always)
  func sectionIndex(_ id: Section.ID) -> (member: MemberIndex, collection: CollectionIndex)? {
    guard let index = index(of: id), let collection = members[index].collection else {
      return nil
    }
    return (index, collection)
  }

  @inline(__always)
  func liveCollection(_ id: Section.ID) -> CollectionIndex? {
    guard let (_, collection) = sectionIndex(id), isLive(collection) else { return nil }
    return collection
  }

  @inline(__always)
  func isLive(_ collection: CollectionIndex) -> Bool {
    let owner = collections[collection].owner
    return owner == nowhere || members[owner].isLive
  }
}
