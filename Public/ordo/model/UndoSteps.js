/** The notes of a changeset, sorted by what going back from them means. */
export class UndoSteps {
  sectionsBack = []
  items = []
  fields = []
  sectionsAway = []

  constructor(record) {
    for (const note of record.notes) this.#list(note).push(note)
  }

  #list(note) {
    if (!note.isPlacement) return this.fields
    if (note.member.isItem) return this.items
    return note.wasAway ? this.sectionsAway : this.sectionsBack
  }
}

export default {
  /**
   * The notes in the order of the slots that they speak of: by section, then by place.
   *
   * O(1) for a note that is alone in its collection; several walk its slots up to the last of them.
   */
  inFormerOrder(notes) {
    if (notes.length <= 1) return notes
    const waiting = new Map()
    for (const note of notes) {
      const slot = this.formerSlot(note)
      if (slot) waiting.set(slot.collection, (waiting.get(slot.collection) ?? new Map()).set(slot, note))
    }
    return [this.root, ...this.liveCollections]
      .filter(collection => waiting.has(collection))
      .flatMap(collection => inOrder(waiting.get(collection), collection))
  },

  /** The mark in a live collection that a note's member left, unless the board has forgotten it. */
  formerSlot({ isPlacement, before, member }) {
    if (!isPlacement || before === null || !before.collection.isLive) return null
    const mark = this.slotOf(member, before.collection, before.arrival)
    return mark?.isMark ? mark : null
  },

  /** The collections of the live sections, in order. */
  get liveCollections() {
    return this.liveMembers(this.root).map(member => member.collection)
  },
}

function inOrder(notes, collection) {
  if (notes.size === 1) return [...notes.values()]
  const ordered = []
  for (let slot = collection.first; slot && ordered.length < notes.size; slot = slot.next) {
    if (notes.has(slot)) ordered.push(notes.get(slot))
  }
  return ordered
}
