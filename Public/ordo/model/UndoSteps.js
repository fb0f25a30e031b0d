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
  /** The notes in the order of the slots that they speak of: by section, then by place; O(k) in them. */
  inFormerOrder(notes) {
    if (notes.length <= 1) return notes
    const waiting = new Map()
    for (const note of notes) {
      const slot = this.formerSlot(note)
      if (slot) waiting.set(slot.collection, (waiting.get(slot.collection) ?? new Map()).set(slot, note))
    }
    return [this.root, ...this.liveCollections]
      .flatMap(collection => inOrder(waiting.get(collection) ?? new Map()))
  },

  /** The mark in a live collection that a note's member left, unless the board has forgotten it. */
  formerSlot({ isPlacement, before, member }) {
    if (!isPlacement || before === null || !before.collection.isLive) return null
    const mark = this.slotOf(member, before.collection, before.arrival)
    return mark?.isMark ? mark : null
  },
}

/**
 * The notes of one collection, by their slots, as far as a walk both ways from the first of them finds
 * them, and then the others as they come.
 *
 * What is lifted together mostly stood together. Each goes back to its own mark, wherever it comes in
 * the order, so the walk need not go on to the ends of a long list.
 */
function inOrder(notes) {
  if (notes.size <= 1) return [...notes.values()]
  const [start] = notes.keys()
  const reach = 100 + 10 * notes.size
  const near = [...walk(start, "previous", reach).reverse(), ...walk(start.next, "next", reach)]
    .filter(slot => notes.has(slot))
  return [...new Set([...near, ...notes.keys()])].map(slot => notes.get(slot))
}

function walk(start, following, reach) {
  const walked = []
  for (let slot = start; slot && walked.length < reach; slot = slot[following]) walked.push(slot)
  return walked
}
