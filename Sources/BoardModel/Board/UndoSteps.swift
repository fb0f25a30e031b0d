/// Notes of a changeset, sorted by what going back from them means.
struct UndoSteps {
  var sectionsBack: [Record.Note] = []
  var itemsAway: [Record.Note] = []
  var itemsBack: [Record.Note] = []
  var fields: [Record.Note] = []
  var sectionsAway: [Record.Note] = []

  init(_ notes: some Sequence<Record.Note>, on board: Board) {
    for note in notes {
      guard let member = note.member, case .placement = note.subject else {
        fields.append(note)
        continue
      }
      let isAway = if case .away = note.before { true } else { false }
      switch (board.members[Int(member)].content, isAway) {
      case (.section, true): sectionsAway.append(note)
      case (.section, false): sectionsBack.append(note)
      case (.item, true): itemsAway.append(note)
      case (.item, false): itemsBack.append(note)
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
    var gone: [Record.Note] = []
    for note in notes {
      guard case .slot(let collection, let arrival) = note.before, let member = note.member,
        isLive(collection), let slot = slot(of: member, in: collection, arrival: arrival)
      else {
        gone.append(note)
        continue
      }
      waiting[collection, default: [:]][slot] = note
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
    return ordered + gone
  }

  /// The collections of the live sections, in order.
  private var liveCollections: [CollectionIndex] {
    liveMembers(of: Self.root).compactMap { member in
      guard case .section(_, let collection) = members[Int(member)].content else { return nil }
      return collection
    }
  }
}
