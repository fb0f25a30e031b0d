/// The author's view while a changeset is resolved, and what has come of it so far.
struct Resolving {
  /// The revision that the author saw.
  let base: Int32
  let author: AuthorIndex
  /// The index of the change at work.
  var change = 0 {
    didSet { if !skippedNow.isEmpty { skippedNow = [] } }
  }
  /// What the change at work has skipped, as bytes: what was never looked up may be any text.
  private var skippedNow: Set<[UInt8]> = []
  private(set) var skipped: [String] = []
  var fallback: [Int] = []
  private(set) var effects: [Effect] = []
  /// How much the undos have looked at so far, by the notes of what they undo.
  var undone = 0
  /// How often the changeset has restored what it had touched before.
  var restoredAgain = 0
  /// Whether the board has something new, or lost something for ever.
  var isChanged = false

  @inline(__always)
  func hasSeen(_ stamp: Stamp) -> Bool {
    stamp.revision <= base || stamp.author == author
  }

  init(base: Int32, author: AuthorIndex) {
    self.base = base
    self.author = author
  }

  /// Takes in what a change came to.
  @inline(__always)
  mutating func append(_ effect: consuming Effect) {
    // Most changesets have one effect, and a literal costs less than growth.
    if effects.isEmpty { effects = [effect] } else { effects.append(effect) }
  }

  /// Names what could not be done, once a change.
  mutating func skip(_ id: String) {
    if skippedNow.insert(Array(id.utf8)).inserted { skipped.append(id) }
  }
}

extension Board {
  /// The slot before which a position lies, as its author saw it; `nowhere` is the end.
  ///
  /// Where the author saw the anchor, that is its slot, occupied or vacated; else where it stands now;
  /// else the end, which is noted as the fallback.
  @inline(__always)
  mutating func slot(
    at position: ReorderPosition<String>, in collection: CollectionIndex, for view: inout Resolving
  ) -> SlotIndex {
    guard case .before(let id) = position else { return nowhere }
    if let anchor = index(of: id) {
      var slot = members[anchor].newest
      while slot != nowhere {
        let candidate = slots[slot]
        if candidate.collection == collection, view.hasSeen(candidate.arrival),
          !(candidate.isMark && view.hasSeen(candidate.departure))
        {
          return slot
        }
        slot = candidate.older
      }
      let live = members[anchor].slot
      if live != nowhere, slots[live].collection == collection { return live }
    }
    if view.fallback.last != view.change { view.fallback.append(view.change) }
    return nowhere
  }

  /// The gap directly before a slot.
  @inline(__always)
  func gap(before next: SlotIndex) -> Gap {
    Gap(next: next, nextLive: stretches.firstLive(from: next, in: slots))
  }

  /// A gap in words that every follower understands.
  @inline(__always)
  func place(of gap: Gap) -> Effect.Place {
    guard gap.next != nowhere else { return Effect.Place(before: nil) }
    let before = gap.nextLive == nowhere ? nil : members[slots[gap.nextLive].member].id
    let slot = slots[gap.next]
    return Effect.Place(
      before: before,
      slot: slot.isMark
        ? SlotName(member: members[slot.member].id, revision: Int(slot.arrival.revision)) : nil
    )
  }

  /// The slot of a member that arrived in a collection with a revision, if the board still has it.
  func slot(
    of member: MemberIndex, in collection: CollectionIndex, arrival: Int32
  ) -> SlotIndex? {
    var slot = members[member].newest
    while slot != nowhere {
      if slots[slot].arrival.revision == arrival, slots[slot].collection == collection {
        return slot
      }
      slot = slots[slot].older
    }
    return nil
  }

  /// Moves the sources together before an anchor's slot, and says where that came to be.
  ///
  /// If the anchor itself is among them, they stand after the marks that they leave there, so that a
  /// move that changes nothing changes nothing for a later stale one either.
  mutating func moveSources(
    to collection: CollectionIndex, before anchor: SlotIndex
  ) -> Effect.Place {
    for index in sources.indices { sendAway(sources[index]) }
    let gap = gap(before: landing(from: anchor))
    for index in sources.indices { fill(sources[index], in: collection, at: gap) }
    return place(of: gap)
  }

  /// The first slot from one on that this very change has not lifted.
  @inline(__always)
  func landing(from slot: SlotIndex) -> SlotIndex {
    var next = slot
    while next != nowhere, slots[next].liftedBy == changeSerial || isForgotten(next) {
      next = slots[next].next
    }
    return next
  }

  /// The slot directly after a mark.
  func slot(after mark: SlotIndex) -> SlotIndex {
    var next = slots[mark].next
    while next != nowhere, isForgotten(next) { next = slots[next].next }
    return next
  }

  /// Whether a slot is a mark beyond the window, and by the rules not there any more.
  @inline(__always)
  func isForgotten(_ slot: SlotIndex) -> Bool {
    slots[slot].isMark && slots[slot].departure.revision <= edge
  }

  /// The id of the section that a collection belongs to.
  @inline(__always)
  func sectionID(of collection: CollectionIndex) -> Section.ID {
    collections[collection].section.id
  }
}
