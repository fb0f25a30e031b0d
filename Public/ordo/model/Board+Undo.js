import { effect } from "./Effect.js"
import { Undone } from "./Record.js"
import { Rejection } from "./Rejection.js"
import { UndoSteps } from "./UndoSteps.js"

export default {
  /**
   * Goes back from what one of the author's own changesets did, as far as it still stands.
   *
   * Sections come back before the items that stood in them, and go after the items that came with
   * them; what comes back does so in the order in which it stood.
   */
  undo(id, view) {
    const record = this.ownRecord(id, view)
    const undone = new Undone(record)
    const steps = new UndoSteps(record)
    const counts = { items: this.itemCount, sections: this.root.count }
    const isOpen = note => this.isOpen(note, view)
    const goBack = note => this.goBack(note, undone, view)
    this.inFormerOrder(steps.sectionsBack.filter(isOpen)).forEach(goBack)
    const items = steps.items.filter(isOpen)
    this.undoArrivals(items.filter(note => note.wasAway), undone, view)
    this.inFormerOrder(items.filter(note => !note.wasAway)).forEach(goBack)
    for (const note of steps.fields) if (isOpen(note)) this.undoField(note, undone, view)
    for (const note of steps.sectionsAway) if (isOpen(note)) this.removeSectionOf(note, undone, view)
    this.checkLimits(counts)
  },

  /** An undo may not take the board beyond its limits, nor further beyond them. */
  checkLimits(before) {
    const { items, sections } = this.limits
    if (this.itemCount > Math.max(before.items, items)) throw new Rejection("tooManyItems", { limit: items })
    if (this.root.count > Math.max(before.sections, sections)) {
      throw new Rejection("tooManySections", { limit: sections })
    }
  },

  ownRecord(id, view) {
    const record = this.record(id)
    if (!record) throw new Rejection("unknownChangeset", { id })
    if (record.stamp.author !== view.author) throw new Rejection("notYours", { id })
    view.undone += record.notes.length
    const { undone: count } = view
    const { undoneAtOnce: limit } = this.limits
    if (count > limit) throw new Rejection("undoTooLarge", { id, count, limit })
    return record
  },

  /** Items that were not live before leave together. */
  undoArrivals(notes, undone, view) {
    const leaving = notes.map(note => note.member).filter(member => member.isLive)
    if (leaving.length === 0) return
    for (const member of leaving) this.sendAway(member, undone)
    view.append(effect("remove", { items: leaving.map(member => member.id) }, undone.id))
  },

  /**
   * Whether one can go back from a note; else it is skipped by name.
   *
   * The state that the changeset made must be the present one, and a way must lead to the place before
   * it. All that is skipped is so here, in the order in which the changeset touched it.
   */
  isOpen(note, view) {
    if (note.stateBefore === note.stateAfter) return false
    const isOpen = this.state(note.subject) === note.stateAfter
      && !note.member?.isPurged
      && (!note.isPlacement || note.wasAway || this.hasWayBack(note))
    if (!isOpen) view.skip(this.nameOf(note.subject))
    return isOpen
  },

  /** Whether the place before is within reach, and what stands elsewhere may move there. */
  hasWayBack(note) {
    const { member } = note
    const mark = this.formerSlot(note)
    if (!mark) return false
    const canMove = member.isSection || this.isMovable(member) && mark.collection.isReorderable
    return !member.isLive || this.settings.isReorderingEnabled && canMove
  },

  goBack(note, undone, view) {
    const { member } = note
    const mark = this.formerSlot(note)
    if (!mark) return
    if (member.isLive) this.moveBack(member, mark, undone, view)
    else if (member.isSection) this.bringBackSection(member, mark, undone, view)
    else this.bringBack(member, mark.collection, this.slotAfter(mark), undone, view)
  },

  moveBack(member, mark, undone, view) {
    const { collection } = mark
    this.changeSerial += 1
    this.sendAway(member, undone)
    const gap = this.gap(this.landing(this.slotAfter(mark)))
    this.fill(member, collection, gap)
    const place = this.place(gap)
    const ids = [member.id]
    view.append(
      member.isSection
        ? effect("moveSections", { sections: ids, ...place }, undone.id)
        : effect("move", { items: ids, collectionID: this.sectionID(collection), ...place }, undone.id))
  },

  bringBackSection(member, mark, undone, view) {
    const gap = this.gap(this.slotAfter(mark))
    this.notePlacement(member, undone)
    this.fill(member, this.root, gap)
    const sections = [member.content.toJSON()]
    view.append(effect("insertSections", { sections, ...this.place(gap) }, undone.id))
  },

  /** A section that came with the changeset goes only if it is empty, and not the last. */
  removeSectionOf({ member }, undone, view) {
    if (!member.isLive) return
    if (member.collection.count > 0 || this.root.count <= 1) return view.skip(member.id)
    this.sendAway(member, undone)
    view.append(effect("removeSections", { sections: [member.id] }, undone.id))
  },

  undoField({ member, subject, before }, undone, view) {
    const set = { [subject.field]: before }
    this.set(set, member, undone)
    view.append(
      !member ? effect("updateBoard", set, undone.id)
        : member.isItem ? effect("update", { item: member.id, set }, undone.id)
        : effect("updateSection", { section: member.id, set }, undone.id))
  },

  /** What `skipped` calls it. */
  nameOf({ member, key }) {
    return member ? key : this.id + key
  },
}
