/** What undo needs to know of a changeset: each thing it touched, before and after. */
export class Record {
  notes = []

  constructor(id, stamp) {
    this.id = id
    this.stamp = stamp
  }
}

/** One thing that a changeset touched; steps in between do not count. */
export class Note {
  /**
   * `before` is the old value of a field; of a place it is the slot, as `{ collection, arrival }`, or
   * null if the member was not live.
   */
  constructor(subject, before, stateBefore, stateAfter) {
    this.subject = subject
    this.before = before
    this.stateBefore = stateBefore
    this.stateAfter = stateAfter
  }

  /** The item or section that it speaks of; none for a setting of the board. */
  get member() {
    return this.subject.member
  }

  get isPlacement() {
    return this.subject.field === null
  }

  /** Whether an item or section was not live. */
  get wasAway() {
    return this.isPlacement && this.before === null
  }
}

/** The place of a member, a field of one, or a setting of the board; known by its key. */
export class Subject {
  constructor(member, field = null) {
    this.member = member
    this.field = field
    this.key = field === null ? member.id : `${member?.id ?? ""}.${field}`
  }
}

/** The states before a changeset, by what it touched: what an undo of it stands for. */
export class Undone {
  constructor(record) {
    this.id = record.id
    this.states = new Map(record.notes.map(note => [note.subject.key, note.stateBefore]))
  }
}
