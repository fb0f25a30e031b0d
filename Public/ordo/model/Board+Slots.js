import { Slot } from "./Slot.js"

// The moves of members between slots, from which everything else is made. Each is O(1), keeps the
// lists and the digest, and logs its inverse.
const moves = {
  /** Fills a new slot directly before another one, or at the end. */
  fill(member, collection, next) {
    const slot = new Slot(member, collection, this.stamp)
    slot.next = next
    slot.previous = next ? next.previous : collection.last
    slot.nextLive = this.firstLive(next)
    slot.previousLive = slot.nextLive ? slot.nextLive.previousLive : collection.lastLive
    slot.older = member.newest
    this.link(slot)
    this.linkNewest(slot)
    this.linkLive(slot)
    const { home } = member
    member.home = collection
    this.log.push(() => {
      this.unlinkLive(slot)
      this.unlinkNewest(slot)
      this.unlink(slot)
      member.home = home
    })
  },

  /** Vacates the slot where a live member stands; a mark stays, unless this changeset filled it. */
  vacate({ slot }) {
    this.unlinkLive(slot)
    slot.vacatedBy = this.changeSerial
    if (slot.arrival.revision === this.stamp.revision) this.erase(slot)
    else this.leaveMark(slot)
  },

  erase(slot) {
    this.unlink(slot)
    this.unlinkNewest(slot)
    this.log.push(() => {
      this.linkNewest(slot)
      this.link(slot)
      this.linkLive(slot)
    })
  },

  leaveMark(slot) {
    slot.departure = this.stamp
    this.marks.append(slot)
    this.log.push(() => {
      this.marks.unappend()
      slot.departure = null
      this.linkLive(slot)
    })
  },

  /** Forgets the mark with the earliest departure. */
  expireFirstMark() {
    const slot = this.marks.first
    this.marks.popFirst()
    this.unlink(slot)
    this.unlinkOldest(slot)
    this.log.push(() => {
      this.marks.unpopFirst()
      this.linkOldest(slot)
      this.link(slot)
    })
  },

  /** The slot itself where it is occupied, else the next occupied one. */
  firstLive(slot) {
    let live = slot
    while (live?.isMark) live = live.next
    return live
  },
}

// The three lists. What is unlinked keeps its own links.
const lists = {
  link(slot) {
    if (slot.previous) slot.previous.next = slot
    else slot.collection.first = slot
    if (slot.next) slot.next.previous = slot
    else slot.collection.last = slot
  },

  unlink(slot) {
    if (slot.previous) slot.previous.next = slot.next
    else slot.collection.first = slot.next
    if (slot.next) slot.next.previous = slot.previous
    else slot.collection.last = slot.previous
  },

  linkLive(slot) {
    if (slot.previousLive) slot.previousLive.nextLive = slot
    else slot.collection.firstLive = slot
    if (slot.nextLive) slot.nextLive.previousLive = slot
    else slot.collection.lastLive = slot
    this.count(slot, 1)
    slot.member.slot = slot
  },

  unlinkLive(slot) {
    if (slot.previousLive) slot.previousLive.nextLive = slot.nextLive
    else slot.collection.firstLive = slot.nextLive
    if (slot.nextLive) slot.nextLive.previousLive = slot.previousLive
    else slot.collection.lastLive = slot.previousLive
    this.count(slot, -1)
    slot.member.slot = null
  },

  count(slot, step) {
    this.updateDigest(slot, step < 0)
    slot.collection.count += step
    if (slot.collection !== this.root) {
      this.itemCount += step
    } else {
      this.digestSum = (this.digestSum + step * slot.member.collection.digest) >>> 0
    }
  },

  linkNewest(slot) {
    if (slot.older) slot.older.newer = slot
    slot.member.newest = slot
  },

  unlinkNewest(slot) {
    if (slot.older) slot.older.newer = null
    slot.member.newest = slot.older
  },

  // A member's slots are left in the order in which they were filled, so that the mark with the
  // earliest departure is the last of its chain.
  linkOldest(slot) {
    if (slot.newer) slot.newer.older = slot
    else slot.member.newest = slot
  },

  unlinkOldest(slot) {
    if (slot.newer) slot.newer.older = null
    else slot.member.newest = null
  },
}

export default { ...moves, ...lists }
