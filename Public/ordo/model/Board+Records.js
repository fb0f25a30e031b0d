// The records of the window, the earliest first.
export default {
  /** Ends the revision: its record can be undone from now on. */
  appendRecord() {
    const { working: record, recordTable } = this
    const previous = this.record(record.id)
    this.log.push(() => {
      this.records.unappend()
      this.noteCount -= record.notes.length
      if (previous) recordTable.set(record.id, previous)
      else recordTable.delete(record.id)
    })
    recordTable.set(record.id, record)
    this.records.append(record)
    this.noteCount += record.notes.length
  },

  expireFirstRecord() {
    const record = this.records.first
    const isNamed = this.record(record.id) === record
    this.records.popFirst()
    this.noteCount -= record.notes.length
    if (isNamed) this.recordTable.delete(record.id)
    this.log.push(() => {
      this.records.unpopFirst()
      this.noteCount += record.notes.length
      if (isNamed) this.recordTable.set(record.id, record)
    })
  },

  /** The record of a changeset within the window; the last one, should several have the id. */
  record(id) {
    return this.recordTable.get(id)
  },
}
