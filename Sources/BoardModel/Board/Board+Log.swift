extension Board {
  /// Makes everything since the last commit final; O(what became free or was replaced since then).
  public mutating func commit() {
    own()
    while !log.freedSlots.isEmpty { freeSlots.append(log.freedSlots.removeLast()) }
    while !log.freedAuthors.isEmpty { freeAuthors.append(log.freedAuthors.removeLast()) }
    log.removeAll(keepingCapacity: log.steps.count < 10_000)
    marks.tidy()
    records.tidy()
    notes.tidy()
  }

  /// Takes everything back to the last commit; O(steps since then).
  public mutating func rollBack() {
    own()
    rollBack(to: 0)
  }

  /// Makes sure that no copy of the board shares what will be written; O(1), but O(pages) after a copy
  /// was taken.
  @inline(__always)
  mutating func own() {
    if !ownership.isSole { part() }
  }

  @inline(never)
  private mutating func part() {
    members.part()
    memberTable.part()
    items.part()
    collections.part()
    slots.part()
    freeSlots.part()
    stretches.part()
    recordTable.part()
    authors.part()
    authorTable.part()
    freeAuthors.part()
    sources.part()
    log.part()
    ownership.part()
  }

  mutating func rollBack(to count: Int) {
    while log.steps.count > count { takeBack(log.steps.removeLast()) }
  }

  private mutating func takeBack(_ step: Log.Inverse) {
    switch step {
    case .fill(let slot, let home): unfill(slot, home: home)
    case .vacate(let slot):
      marks.unappend()
      slots[slot].departure = .never
      enter(slot)
    case .erase(let slot):
      log.freedSlots.removeLast()
      unerase(slot)
    case .expire(let slot):
      log.freedSlots.removeLast()
      unexpire(slot)
    case .intern: unintern()
    case .item(let member): put(log.items.removeLast(), at: member)
    case .section(let collection):
      collections[collection].section = log.sections.removeLast()
    case .settings: settings = log.settings.removeLast()
    case .purge(let member): members[member].isPurged = false
    case .touch(let subject, let old): untouch(subject, old)
    case .author(let author):
      authorTable.remove(author, hash: authors[author].hash)
      freeAuthors.append(author)
    case .record(let previous): unappendRecord(previous: previous)
    case .expireRecord(let leaving): unexpireRecord(leaving: leaving)
    case .begin(let old):
      revision -= 1
      edge = old
    }
  }

  private mutating func unfill(_ index: SlotIndex, home: CollectionIndex) {
    leave(index)
    let slot = slots[index]
    slots.unlinkNewest(index, of: &members[slot.member])
    unlink(index)
    members[slot.member].home = home
    freeSlots.append(index)
  }

  private mutating func unerase(_ index: SlotIndex) {
    let slot = slots[index]
    slots.linkNewest(index, of: &members[slot.member])
    link(index)
    enter(index)
  }

  private mutating func unexpire(_ index: SlotIndex) {
    marks.unpopFirst()
    let slot = slots[index]
    slots.linkOldest(index, of: &members[slot.member])
    link(index)
  }
}
