import { Resolving } from "./Board+Anchor.js"
import { kindOf } from "./Change.js"
import { Record } from "./Record.js"

const marksExpiredAtOnce = 1_000

export default {
  /**
   * Turns a changeset into effects, and applies them; O(k) in what it touches, a stale anchor adds a
   * step for each hundred marks in its gap. Throws a `Rejection`, after which nothing has changed and no revision is taken.
   * Returns `{ outcome, skipped, fallback, effects, digest }`, as on the wire.
   */
  resolve(changeset) {
    this.validate(changeset)
    const start = this.log.length
    const { digest, revision } = this
    this.begin(changeset.id, changeset.author)
    const base = Math.min(revision, changeset.base ?? revision)
    const view = new Resolving(Math.max(this.edge, base), this.stamp.author)
    try {
      this.resolveAll(changeset.changes, view)
    } catch (error) {
      this.rollBackTo(start)
      throw error
    }
    this.settleNotes()
    this.appendRecord()
    const isChanged = view.isChanged || this.digest !== digest || this.hasChangedTouched
    const outcome = isChanged ? "applied" : "unchanged"
    const { skipped, fallback, effects } = view
    return { outcome, skipped, fallback, effects, digest: this.digest }
  },

  /** Each kind of change has a method of its name. */
  resolveAll(changes, view) {
    changes.forEach((change, index) => {
      view.change = index
      this.changeSerial += 1
      const kind = kindOf(change)
      this[kind](change[kind], view)
    })
  },

  /** Begins the next revision, and lets go of what lies beyond the window now. */
  begin(id, author) {
    const { revision, edge } = this
    this.log.push(() => Object.assign(this, { revision, edge }))
    this.revision += 1
    this.expire()
    this.stamp = { revision: this.revision, author: author ?? id }
    this.working = new Record(id, this.stamp)
  },

  /**
   * Moves the edge of the window, and expires the records and the marks that are forgotten now.
   *
   * The window reaches no further than what is remembered for undo; so that what one may undo and what a
   * stale base means have one edge, and no board remembers without bound.
   *
   * A changeset may have left as many marks as a board has items. They wait in the queue, so that the
   * one which pushes them beyond the window does not pay for all of them.
   */
  expire() {
    const { marks, records, limits } = this
    this.edge = Math.max(this.edge, this.revision - Math.max(1, limits.window))
    while (records.first?.stamp.revision <= this.edge || records.first && this.noteCount > limits.undoable) {
      this.edge = Math.max(this.edge, records.first.stamp.revision)
      this.expireFirstRecord()
    }
    let rest = marksExpiredAtOnce
    while (marks.count > limits.marks || rest > 0 && marks.first && this.isForgotten(marks.first)) {
      this.expireFirstMark()
      rest -= 1
    }
  },
}
