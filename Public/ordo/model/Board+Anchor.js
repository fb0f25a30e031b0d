import { firstLive } from "./Stretches.js"

/** The author's view while a changeset is resolved, and what has come of it so far. */
export class Resolving {
  skipped = []
  fallback = []
  effects = []
  /** How much the undos have looked at so far, by the notes of what they undo. */
  undone = 0
  /** How often the changeset has restored what it had touched before. */
  restoredAgain = 0
  /** Whether the board has something new, or lost something for ever. */
  isChanged = false
  #change = 0
  /** What the change at work has skipped. */
  #skippedNow = new Set()

  /** `base` is the revision that the author saw. */
  constructor(base, author) {
    this.base = base
    this.author = author
  }

  /** The index of the change at work. */
  get change() {
    return this.#change
  }

  set change(index) {
    this.#change = index
    this.#skippedNow.clear()
  }

  hasSeen(stamp) {
    return stamp.revision <= this.base || stamp.author === this.author
  }

  /** Takes in what a change came to. */
  append(effect) {
    this.effects.push(effect)
  }

  /** Names what could not be done, once a change. */
  skip(id) {
    if (this.#skippedNow.has(id)) return
    this.#skippedNow.add(id)
    this.skipped.push(id)
  }
}

export default {
  /**
   * The slot before which a position lies, as its author saw it; null is the end.
   *
   * Where the author saw the anchor, that is its slot, occupied or vacated; else where it stands now;
   * else the end, which is noted as the fallback.
   */
  slotAt(position, collection, view) {
    if (position === "end") return null
    const anchor = this.members.get(position.before)
    for (let slot = anchor?.newest; slot; slot = slot.older) {
      const isSeen = slot.collection === collection && view.hasSeen(slot.arrival)
      if (isSeen && !(slot.isMark && view.hasSeen(slot.departure))) return slot
    }
    if (anchor?.slot?.collection === collection) return anchor.slot
    if (view.fallback.at(-1) !== view.change) view.fallback.push(view.change)
    return null
  },

  /** The gap directly before a slot: that slot, and the first live one from there on. */
  gap(next) {
    return { next, nextLive: firstLive(next) }
  },

  /** A gap in words that every follower understands. */
  place({ next, nextLive }) {
    const before = nextLive?.member.id ?? null
    return next?.isMark ? { before, slot: [next.member.id, next.arrival.revision] } : { before }
  },

  /** The slot of a member that arrived in a collection with a revision, if the board still has it. */
  slotOf(member, collection, arrival) {
    let slot = member.newest
    while (slot && !(slot.arrival.revision === arrival && slot.collection === collection)) slot = slot.older
    return slot
  },

  /**
   * Moves the sources together before an anchor's slot, and says where that came to be.
   *
   * If the anchor itself is among them, they stand after the marks that they leave there, so that a
   * move that changes nothing changes nothing for a later stale one either.
   */
  moveSources(sources, collection, anchor) {
    for (const member of sources) this.sendAway(member)
    const gap = this.gap(this.landing(anchor))
    for (const member of sources) this.fill(member, collection, gap)
    return this.place(gap)
  },

  /** The first slot from one on that this very change has not lifted. */
  landing(slot) {
    let next = slot
    while (next && (next.liftedBy === this.changeSerial || this.isForgotten(next))) next = next.next
    return next
  },

  /** The slot directly after a mark. */
  slotAfter(mark) {
    let { next } = mark
    while (next && this.isForgotten(next)) ({ next } = next)
    return next
  },

  /** Whether a slot is a mark beyond the window, and by the rules not there any more. */
  isForgotten(slot) {
    return slot.isMark && slot.departure.revision <= this.edge
  },

  /** The id of the section that a collection belongs to. */
  sectionID(collection) {
    return collection.owner.id
  },
}
