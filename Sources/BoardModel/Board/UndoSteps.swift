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
      if board.members[Int(member)].collection == nil {
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
  /// The notes in the order of the slots that they speak of: by section, then by place.
  ///
  /// O(1) for a note that is alone in its collection; several walk its slots up to the last of them.
  func inFormerOrder(_ notes: [Record.Note]) -> [Record.Note] {
    guard notes.count > 1 else { return notes }
    var waiting: [CollectionIndex: [SlotIndex: Record.Note]] = [:]
    for note in notes {
      guard let slot = formerSlot(of: note) else { continue }
      waiting[slots[Int(slot)].collection, default: [:]][slot] = note
    }
    var ordered: [Record.Note] = []
    for collection in [Self.root] + liveCollections {
      guard var notes = waiting[collection] else { continue }
      if notes.count == 1 {
        ordered += notes.values
        continue
      }
      var slot = collections[Int(collection)].first
      while slot != nowhere, !notes.isEmpty {
        if let note = notes.removeValue(forKey: slot) { ordered.append(note) }
        slot = slots[Int(slot)].next
      }
    }
    return ordered
  }

  /// The mark in a live collection that a note's member left, unless the board has forgotten it.
  func formerSlot(of note: Record.Note) -> SlotIndex? {
    guard case .slot(let collection, let arrival) = note.before, let member = note.member,
      isLive(collection), let mark = slot(of: member, in: collection, arrival: arrival),
      slots[Int(mark)].isMark
    else { return nil }
    return mark
  }
}
