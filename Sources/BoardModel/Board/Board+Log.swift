extension Board {
  /// Makes everything since the last commit final; O(steps since then).
  public mutating func commit() {
    for step in log.steps {
      switch step {
      case .erase(let slot), .expire(let slot): freeSlots.append(slot)
      case .expireRecord(let leaving) where leaving != nowhere: freeAuthors.append(leaving)
      default: break
      }
    }
    log.removeAll(keepingCapacity: log.steps.count < 10_000)
    marks.tidy()
    records.tidy()
    notes.tidy()
  }

  /// Takes everything back to the last commit; O(steps since then).
  public mutating func rollBack() { rollBack(to: 0) }

  mutating func rollBack(to count: Int) {
    while log.steps.count > count { takeBack(log.steps.removeLast()) }
  }

  private mutating func takeBack(_ step: Log.Inverse) {
    switch step {
    case .fill(let slot, let home):
      unlinkLive(slot)
      unlinkNewest(slot)
      unlink(slot)
      members[Int(slots[Int(slot)].member)].home = home
      freeSlots.append(slot)
    case .vacate(let slot):
      marks.unappend()
      slots[Int(slot)].departure = .never
      linkLive(slot)
    case .erase(let slot):
      linkNewest(slot)
      link(slot)
      linkLive(slot)
    case .expire(let slot):
      marks.unpopFirst()
      linkOldest(slot)
      link(slot)
    case .intern: unintern()
    case .item(let item): items[Int(item)] = log.items.removeLast()
    case .section(let collection):
      collections[Int(collection)].section = log.sections.removeLast()
    case .settings: settings = log.settings.removeLast()
    case .purge(let member): members[Int(member)].isPurged = false
    case .touch(let subject, let old): untouch(subject, old)
    case .author(let author):
      authorTable.remove(author, hash: authors[Int(author)].hash)
      freeAuthors.append(author)
    case .record(let previous): unappendRecord(previous: previous)
    case .expireRecord(let leaving): unexpireRecord(leaving: leaving)
    case .begin: revision -= 1
    }
  }
}
