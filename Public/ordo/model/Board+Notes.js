import { untouched } from "./Member.js"
import { Note, Subject } from "./Record.js"

// What a changeset touches is noted once, with the state before it and the state after it, for undo.
//
// A state is named by the revision that first reached it. A state reached by undo takes the name of the
// one it went back to: it stands for it, also for every later undo.
export default {
  /** Notes that a member's place changes; to be called while it still stands where it stood. */
  notePlacement(member, undone = null) {
    const old = member.placement
    this.log.push(() => { member.placement = old; })
    member.placement = this.touch(old, new Subject(member), this.placement(member), undone)
  },

  /** Notes that a field changes; to be called while it still has its old value. */
  note(subject, before, undone) {
    const old = this.fieldStates.get(subject.key)
    this.log.push(() => {
      if (old) this.fieldStates.set(subject.key, old)
      else this.fieldStates.delete(subject.key)
    })
    this.fieldStates.set(subject.key, this.touch(old ?? untouched, subject, before, undone))
  },

  /** What was away before the changeset and is away again has not changed; steps in between do not count. */
  settleNotes() {
    for (const note of this.working.notes) {
      const { member, stateBefore } = note
      if (!note.wasAway || !member.isInTrash) continue
      note.stateAfter = stateBefore
      member.placement = { ...member.placement, state: stateBefore }
    }
  },

  /** Whether anything that the changeset touched has come or gone, or holds another value than before. */
  get hasChangedTouched() {
    return this.working.notes.some(note => this.isChanged(note))
  },

  isChanged(note) {
    const { member, before, subject } = note
    if (note.isPlacement) return note.wasAway === member.isLive
    return (member ? member.content : this.settings)[subject.field] !== before
  },

  state({ member, field, key }) {
    const touched = field === null ? member.placement : this.fieldStates.get(key)
    return (touched ?? untouched).state
  },

  placement({ slot }) {
    return slot && { collection: slot.collection, arrival: slot.arrival.revision }
  },

  /** The state after this step; the note is written, or where there is one, brought up to date. */
  touch(old, subject, before, undone) {
    const { revision } = this.stamp
    const state = undone?.states.get(subject.key) ?? revision
    if (old.notedIn === revision) {
      old.note.stateAfter = state
      return { ...old, state }
    }
    const note = new Note(subject, before, old.state, state)
    this.working.notes.push(note)
    return { state, notedIn: revision, note }
  },
}
