// The log holds for each step what takes it back; the step itself puts it there.
export default {
  /** Makes everything since the last commit final. */
  commit() {
    this.log.length = 0
    this.marks.tidy()
    this.records.tidy()
  },

  /** Takes everything back to the last commit; O(steps since then). */
  rollBack() {
    this.rollBackTo(0)
  },

  rollBackTo(count) {
    while (this.log.length > count) this.log.pop()()
  },
}
