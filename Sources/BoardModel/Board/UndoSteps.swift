/// The notes of a changeset, sorted by what going back from them means.
struct UndoSteps {
  var sectionsBack: [Record.Note] = []
  var items: [Record.Note] = []
  var fields: [Record.Note] = []
  var sectionsAway: [Record.Note] = []

  init(_ notes: [Record.Note], on board: Board) {
    for note in notes {
      guard let member = note.member, case .placement = note.subject else {
        fields.append(note)
        continue
      }
      if board.members[member].collection == nil {
        items.append(note)
      } else if note.wasAway {
        sectionsAway.append(note)
      } else {
        sectionsBack.append(note)
      }
    }
  }
}

extension Board {
  /// The notes in the order of the slots that they speak of: by section, then by place; O(*k*) in them.
  func inFormerOrder(_ notes: [Record.Note]) -> [Record.Note] {
    guard notes.count > 1 else { return notes }
    var waiting: [CollectionIndex: [(slot: SlotIndex, note: Record.Note)]] = [:]
    for note in notes {
      guard let slot = formerSlot(of: note) else { continue }
      waiting[slots[slot].collection, default: []].append((slot, note))
    }
    return ([Self.root] + liveCollections).flatMap { inOrder(waiting[$0] ?? []) }
  }

  /// The notes of one collection as far as a walk both ways from the first of them finds them, and then
  /// the others as they come.
  ///
  /// What is lifted together mostly stood together. Each goes back to its own mark, wherever it comes in
  /// the order, so the walk need not go on to the ends of a long list.
  private func inOrder(_ notes: [(slot: SlotIndex, note: Record.Note)]) -> [Record.Note] {
    guard let start = notes.first?.slot, notes.count > 1 else { return notes.map(\.note) }
    var waiting: [SlotIndex: Record.Note] = [:]
    for (slot, note) in notes { waiting[slot] = note }
    let reach = 100 + 10 * notes.count
    let back = walk(from: start, \.previous, atMost: reach)
    let forth = walk(from: slots[start].next, \.next, atMost: reach)
    let near = (back.reversed() + forth).compactMap { waiting.removeValue(forKey: $0) }
    return near + notes.compactMap { waiting[$0.slot] }
  }

  private func walk(
    from start: SlotIndex, _ following: KeyPath<Slot, SlotIndex>, atMost reach: Int
  ) -> [SlotIndex] {
    var walked: [SlotIndex] = []
    var slot = start
    while slot != nowhere, walked.count < reach {
      walked.append(slot)
      slot = slots[slot][keyPath: following]
    }
    return walked
  }

  /// The mark in a live collection that a note's member left, unless the board has forgotten it.
  func formerSlot(of note: Record.Note) -> SlotIndex? {
    guard case .slot(let collection, let arrival) = note.before, let member = note.member,
      isLive(collection), let mark = slot(of: member, in: collection, arrival: arrival),
      slots[mark].isMark
    else { return nil }
    return mark
  }
}
