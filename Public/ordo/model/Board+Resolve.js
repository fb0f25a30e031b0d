import { Resolving } from "./Board+Anchor.js"
import { kindOf } from "./Change.js"
import { Record } from "./Record.js"

export default {
  /**
   * Turns a changeset into effects, and applies them; O(k) in what it touches, a stale anchor adds the
   * marks in its gap. Throws a `Rejection`, after which nothing has changed and no revision is taken.
   * Returns `{ outcome, skipped, fallback, effects, digest }`, as on the wire.
   */
  resolve(changeset) {
    this.validate(changeset)
    const start = this.log.length
    const { digest, revision } = this
    this.begin(changeset.id, changeset.author)
    const base = Math.min(revision, changeset.base ?? revision)
    const view = new Resolving(Math.max(0, this.revision - this.limits.window, base), this.stamp.author)
    try {
      this.resolveAll(changeset.changes, view)
    } catch (error) {
      this.rollBackTo(start)
      throw error
    }
    this.end()
    const outcome = view.isChanged || this.digest !== digest ? "applied" : "unchanged"
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

  /** Begins the next revision, and forgets what lies beyond the window now. */
  begin(id, author) {
    const old = this.revision
    this.log.push(() => { this.revision = old; })
    this.revision += 1
    this.stamp = { revision: this.revision, author: author ?? id }
    this.working = new Record(id, this.stamp)
    const edge = this.revision - this.limits.window
    while (this.marks.first?.departure.revision <= edge || this.marks.count > this.limits.marks) {
      this.expireFirstMark()
    }
    while (this.records.first?.stamp.revision <= edge) this.expireFirstRecord()
  },

  /** Ends the revision: its record can be undone from now on. */
  end() {
    const { working: record, recordIndex } = this
    const previous = recordIndex.get(record.id)
    this.log.push(() => {
      this.records.unappend()
      if (previous) recordIndex.set(record.id, previous)
      else recordIndex.delete(record.id)
    })
    recordIndex.set(record.id, record)
    this.records.append(record)
  },

  expireFirstRecord() {
    const record = this.records.first
    const isNamed = this.recordIndex.get(record.id) === record
    this.records.popFirst()
    if (isNamed) this.recordIndex.delete(record.id)
    this.log.push(() => {
      this.records.unpopFirst()
      if (isNamed) this.recordIndex.set(record.id, record)
    })
  },
}
