// A move looks at a dozen places of a large board, one after the other, and the memory takes longer for
// each than all of the move's own work. Those of a whole group are fetched side by side.
extension Board {
  private static let prefetchedAtMost = 128
  /// A board with fewer slots is in the caches anyway.
  private static let slotsWorthFetching = 16_384

  /// Brings what the next changesets will look at into the processor's caches; changes nothing.
  ///
  /// - Parameter changesets: Those that will be resolved now; a few dozen at the most, or what came first
  ///   will be gone again.
  /// - Complexity: O(*k*) in the items that they move.
  public func prefetch(_ changesets: ArraySlice<Changeset>) {
    prefetchRecords(changesets)
    guard slots.count > Self.slotsWorthFetching else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.prefetchedAtMost) { places in
      var count = 0
      for index in changesets.indices {
        for change in changesets[index].changes.indices {
          guard case .reorder(let difference) = changesets[index].changes[change],
            count + 1 + difference.sources.count <= places.count
          else { continue }
          for source in difference.sources.indices {
            places[count] = fetchEntry(of: difference.sources[source])
            count += 1
          }
          if case .before(let anchor) = difference.destination.position {
            places[count] = fetchEntry(of: anchor)
            count += 1
          }
        }
      }
      let found = places[..<count]
      for index in found.indices {
        places[index] = fetchMember(ofHash: UInt32(bitPattern: places[index]))
      }
      for index in found.indices { places[index] = fetchSlot(ofMember: places[index]) }
      for index in found.indices { fetchNeighbours(of: places[index]) }
    }
    prefetchMarks(changesets.count)
  }

  /// Where the records of the next changesets will stand in their table, and where those stand that will be
  /// beyond the window then.
  private func prefetchRecords(_ changesets: ArraySlice<Changeset>) {
    for index in changesets.indices { recordTable.fetch(recordTable.hash(changesets[index].id)) }
    let numbers = records.firstNumber..<records.firstNumber + min(changesets.count, records.count)
    for number in numbers { recordTable.fetch(records[number].hash) }
  }

  /// The marks that will be beyond the window after so many changesets.
  private func prefetchMarks(_ count: Int) {
    let numbers = marks.firstNumber..<marks.firstNumber + min(count, marks.count)
    for number in numbers { slots.fetch(marks[number]) }
    for number in numbers {
      members.fetch(slots[marks[number]].member)
      slots.fetch(slots[marks[number]].newer)
      fetchNeighbours(of: marks[number])
    }
  }

  @inline(__always)
  private func fetchEntry(of id: String) -> Int32 {
    let hash = memberTable.hash(id)
    memberTable.fetch(hash)
    return Int32(bitPattern: hash)
  }

  @inline(__always)
  private func fetchMember(ofHash hash: UInt32) -> MemberIndex {
    let member = memberTable.index(ofHash: hash) { _ in true } ?? nowhere
    members.fetch(member)
    return member
  }

  @inline(__always)
  private func fetchSlot(ofMember member: MemberIndex) -> SlotIndex {
    guard member != nowhere else { return nowhere }
    slots.fetch(members[member].slot)
    return members[member].slot
  }

  @inline(__always)
  private func fetchNeighbours(of slot: SlotIndex) {
    guard slot != nowhere else { return }
    slots.fetch(slots[slot].previous)
    slots.fetch(slots[slot].next)
    slots.fetch(slots[slot].previousLive)
    slots.fetch(slots[slot].nextLive)
  }
}
