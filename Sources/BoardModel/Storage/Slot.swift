/// Indices into a board's tables; `nowhere` ends every list.
typealias SlotIndex = Int32
typealias MemberIndex = Int32
typealias ItemIndex = Int32
typealias CollectionIndex = Int32
typealias AuthorIndex = Int32
typealias StretchIndex = Int32

let nowhere: Int32 = -1

/// Who did something, and in which revision.
struct Stamp: Hashable, Sendable {
  var revision: Int32
  var author: AuthorIndex

  static let never = Stamp(revision: nowhere, author: nowhere)
}

/// Where something is to stand: directly before a slot, or at the end.
struct Gap {
  let next: SlotIndex
  /// The first live slot from `next` on.
  let nextLive: SlotIndex

  static let end = Gap(next: nowhere, nextLive: nowhere)
}

/// A place in a collection: occupied, or vacated and then a mark.
///
/// It stands in three lists: all slots of its collection, the live ones, and the slots of its member
/// from the oldest to the newest. What is unlinked keeps its own links, so that a roll-back can put it
/// back exactly where it was.
struct Slot: Sendable {
  var older = nowhere
  var newer = nowhere
  /// The serial number of the change that lifted what stood there.
  var liftedBy = 0

  // What is read of a neighbour stands together.
  var previous = nowhere
  var next = nowhere
  var previousLive = nowhere
  var nextLive = nowhere
  /// The hash of the member's id, for the digest.
  let hash: UInt32
  let member: MemberIndex
  let collection: CollectionIndex
  let arrival: Stamp
  var departure = Stamp.never
  /// The stretch of the list that it is in.
  var stretch = nowhere

  var isMark: Bool { departure.revision != nowhere }

  init(member: MemberIndex, hash: UInt32, collection: CollectionIndex, arrival: Stamp) {
    self.member = member
    self.hash = hash
    self.collection = collection
    self.arrival = arrival
  }
}
