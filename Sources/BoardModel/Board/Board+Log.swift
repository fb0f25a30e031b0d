/// How to take back one step.
enum Inverse: Sendable {
  case fill(SlotIndex, home: CollectionIndex)
  case vacate(SlotIndex)
  case erase(SlotIndex)
  case expire(SlotIndex)
  case intern
  case content(MemberIndex, Member.Content)
  case purge(MemberIndex)
  case placement(MemberIndex, Touched)
  case field(Record.Subject, Touched?)
  case settings(BoardSettings)
  case record(Changeset.ID, previousNumber: Int?)
  case expireRecord(Changeset.ID, number: Int, wasNamed: Bool)
  case revision(Int)
}

extension Board {
  /// Makes everything since the last commit final; O(steps since then).
  public mutating func commit() {
    for step in log {
      switch step {
      case .erase(let slot), .expire(let slot): freeSlots.append(slot)
      default: break
      }
    }
    log.removeAll(keepingCapacity: log.count < 10_000)
    marks.tidy()
    records.tidy()
  }

  /// Takes everything back to the last commit; O(steps since then).
  public mutating func rollBack() { rollBack(to: 0) }

  mutating func rollBack(to count: Int) {
    while log.count > count { takeBack(log.removeLast()) }
  }

  private mutating func takeBack(_ step: Inverse) {
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
    case .intern:
      let member = members.removeLast()
      memberIndex[member.id] = nil
      if case .section = member.content { collections.removeLast() }
    case .content(let member, let content):
      members[Int(member)].content = content
    case .purge(let member):
      members[Int(member)].isPurged = false
    case .placement(let member, let touched):
      members[Int(member)].placement = touched
    case .field(let subject, let touched):
      fieldStates[subject] = touched
    case .settings(let old):
      settings = old
    case .record(let id, let previousNumber):
      records.unappend()
      recordNumber[id] = previousNumber
    case .expireRecord(let id, let number, let wasNamed):
      records.unpopFirst()
      if wasNamed { recordNumber[id] = number }
    case .revision(let old):
      revision = old
    }
  }
}
