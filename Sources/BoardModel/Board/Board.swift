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

  var members: ContiguousArray<Member> = []
  var memberIndex: [String: MemberIndex] = [:]
  var collections: ContiguousArray<Collection> = []
  var slots: ContiguousArray<Slot> = []
  var freeSlots: ContiguousArray<SlotIndex> = []
  /// The marks, the earliest departure first.
  var marks = Queue<SlotIndex>()
  /// What undo needs of the changesets within the window.
  var records = Queue<Record>()
  var recordNumber: [Changeset.ID: Int] = [:]
  var fieldStates: [Record.Subject: Touched] = [:]
  var authorIndex: [String: AuthorIndex] = [:]
  /// The sum over all live collections.
  var digestSum: UInt32 = 0

  /// The changeset at work.
  var stamp = Stamp(revision: 0, author: nowhere)
  var working = Record(id: "", stamp: .never)
  /// The serial number of the change at work; 0 is no change.
  var changeSerial = 0
  var log: ContiguousArray<Inverse> = []

  /// The collection that holds the sections.
  static let root: CollectionIndex = 0

  init(id: String, epoch: String, limits: BoardLimits, settings: BoardSettings) {
    self.id = id
    self.epoch = epoch
    self.limits = limits
    self.settings = settings
    let list = Collection(owner: nowhere, nameHash: Digest.hash(""))
    collections.append(list)
    digestSum = list.digest
  }
}

extension Board {
  /// The digest of the order of all sections and items; O(1).
  public var digest: UInt32 { digestSum }

  /// The live sections, in order.
  public var sections: [Section] {
    liveMembers(of: Self.root).map { section(at: $0) }
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
    guard let index = index(of: id), case .item(let item) = members[Int(index)].content,
      !members[Int(index)].isPurged
    else { return nil }
    return item
  }

  /// The removed items, in the order in which they first came to the board.
  public var trash: [Item] {
    members.compactMap { member in
      guard case .item(let item) = member.content, !member.isLive, !member.isPurged else {
        return nil
      }
      return item
    }
  }

  func liveMembers(of collection: CollectionIndex) -> [MemberIndex] {
    var found: [MemberIndex] = []
    found.reserveCapacity(collections[Int(collection)].count)
    var slot = collections[Int(collection)].firstLive
    while slot != nowhere {
      found.append(slots[Int(slot)].member)
      slot = slots[Int(slot)].nextLive
    }
    return found
  }

  func item(at index: MemberIndex) -> Item {
    guard case .item(let item) = members[Int(index)].content else {
      preconditionFailure("“\(members[Int(index)].id)” is a section")
    }
    return item
  }

  func section(at index: MemberIndex) -> Section {
    guard case .section(let section, _) = members[Int(index)].content else {
      preconditionFailure("“\(members[Int(index)].id)” is an item")
    }
    return section
  }

  /// The item or section with an id, whether live or not.
  func index(of id: String) -> MemberIndex? {
    // Swift takes canonically equal strings for one. Ids compare by their bytes: what equals ASCII text
    // and is no longer than it is the same.
    guard let index = memberIndex[id], members[Int(index)].id.utf8.count == id.utf8.count else {
      return nil
    }
    return index
  }

  /// The item with an id, whether live or not.
  func itemIndex(_ id: Item.ID) -> MemberIndex? {
    guard let index = index(of: id), case .item = members[Int(index)].content else { return nil }
    return index
  }

  /// The section with an id, whether live or not, and its collection.
  func sectionIndex(_ id: Section.ID) -> (member: MemberIndex, collection: CollectionIndex)? {
    guard let index = index(of: id),
      case .section(_, let collection) = members[Int(index)].content
    else { return nil }
    return (index, collection)
  }

  func liveCollection(_ id: Section.ID) -> CollectionIndex? {
    guard let (member, collection) = sectionIndex(id), members[Int(member)].isLive else {
      return nil
    }
    return collection
  }

  func isLive(_ collection: CollectionIndex) -> Bool {
    let owner = collections[Int(collection)].owner
    return owner == nowhere || members[Int(owner)].isLive
  }

  func isReorderable(_ collection: CollectionIndex) -> Bool {
    let owner = collections[Int(collection)].owner
    return owner == nowhere || section(at: owner).isReorderable
  }
}
