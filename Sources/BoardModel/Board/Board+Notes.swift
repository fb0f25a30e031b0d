// What a changeset touches is noted once, with the state before it and the state after it, for undo.
//
// A state is named by the revision that first reached it. A state reached by undo takes the name of the
// one it went back to: it stands for it, also for every later undo.
extension Board {
  /// Notes that a member's place changes; to be called while it still stands where it stood.
  mutating func notePlacement(of member: MemberIndex, standingFor undone: Undone? = nil) {
    let subject = Record.Subject.placement(member)
    let old = members[member].placement
    log.append(.touch(subject, old))
    members[member].placement = touch(
      old, subject: subject, before: placement(of: member), standingFor: undone)
  }

  /// Notes that a field changes; to be called while it still has its old value.
  mutating func note(
    _ subject: Record.Subject, before: Record.Before, standingFor undone: Undone?
  ) {
    let old = fieldStates[subject] ?? Touched()
    log.append(.touch(subject, old))
    fieldStates[subject] = touch(old, subject: subject, before: before, standingFor: undone)
  }

  /// What was away before the changeset and is away again has not changed; steps in between do not count.
  mutating func settleNotes() {
    for number in firstNote..<notes.nextNumber {
      guard notes[number].wasAway else { continue }
      let note = notes[number]
      guard let member = note.member, members[member].isInTrash else { continue }
      notes[number].stateAfter = note.stateBefore
      members[member].placement.state = note.stateBefore
    }
  }

  /// Whether anything that the changeset touched has come or gone, or holds another value than before.
  var hasChangedTouched: Bool {
    (firstNote..<notes.nextNumber).contains { isChanged(notes[$0]) }
  }

  private func isChanged(_ note: Record.Note) -> Bool {
    switch (note.subject, note.before) {
    case (.placement(let member), _): note.wasAway == members[member].isLive
    case (.itemField(let member, let field), .itemField(let old)):
      !item(at: member).assignment(of: field).isIdentical(to: old)
    case (.sectionField(let member, let field), .sectionField(let old)):
      !section(at: member).assignment(of: field).isIdentical(to: old)
    case (.boardField(let field), .boardField(let old)):
      !settings.assignment(of: field).isIdentical(to: old)
    default: false
    }
  }

  func state(of subject: Record.Subject) -> Int32 {
    switch subject {
    case .placement(let member): members[member].placement.state
    default: fieldStates[subject]?.state ?? 0
    }
  }

  @inline(__always)
  private func placement(of member: MemberIndex) -> Record.Before {
    let slot = members[member].slot
    guard slot != nowhere else { return .away }
    return .slot(slots[slot].collection, arrival: slots[slot].arrival.revision)
  }

  private mutating func touch(
    _ old: Touched, subject: Record.Subject, before: Record.Before, standingFor undone: Undone?
  ) -> Touched {
    let state = undone?.states[subject] ?? stamp.revision
    if old.notedIn == stamp.revision {
      notes[firstNote + Int(old.note)].stateAfter = state
      return Touched(state: state, notedIn: old.notedIn, note: old.note)
    }
    notes.append(
      Record.Note(subject: subject, before: before, stateBefore: old.state, stateAfter: state))
    return Touched(
      state: state, notedIn: stamp.revision, note: Int32(notes.nextNumber - firstNote - 1))
  }

  /// Takes back a touch; its note goes if it was the first of its changeset.
  mutating func untouch(_ subject: Record.Subject, _ old: Touched) {
    if old.notedIn != revision { notes.unappend() }
    if case .placement(let member) = subject {
      members[member].placement = old
    } else {
      fieldStates[subject] = old == Touched() ? nil : old
    }
  }
}
