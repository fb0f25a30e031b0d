import { Slot } from "./Slot.js"
import {
  digest, firstLive, link, linkLive, linkNewest, linkOldest, unlink, unlinkLive, unlinkNewest,
  unlinkOldest,
} from "./Slot+Lists.js"

// The moves of members between slots, from which everything else is made. Each is O(1), keeps the
// lists and the digest, and logs its inverse.
export default {
  /** Fills a new slot directly before another one, or at the end. */
  fill(member, collection, next) {
    const slot = new Slot(member, collection, this.stamp)
    slot.next = next
    slot.previous = next ? next.previous : collection.last
    slot.nextLive = firstLive(next)
    slot.previousLive = slot.nextLive ? slot.nextLive.previousLive : collection.lastLive
    slot.older = member.newest
    link(slot)
    linkNewest(slot)
    this.enter(slot)
    const { home } = member
    member.home = collection
    this.log.push(() => {
      this.leave(slot)
      unlinkNewest(slot)
      unlink(slot)
      member.home = home
    })
  },

  /** Vacates the slot where a live member stands; a mark stays, unless this changeset filled it. */
  vacate({ slot }) {
    this.leave(slot)
    slot.liftedBy = this.changeSerial
    if (slot.arrival.revision === this.stamp.revision) this.erase(slot)
    else this.leaveMark(slot)
  },

  erase(slot) {
    unlink(slot)
    unlinkNewest(slot)
    this.log.push(() => {
      linkNewest(slot)
      link(slot)
      this.enter(slot)
    })
  },

  leaveMark(slot) {
    slot.departure = this.stamp
    this.marks.append(slot)
    this.log.push(() => {
      this.marks.unappend()
      slot.departure = null
      this.enter(slot)
    })
  },

  /** Forgets the mark with the earliest departure. */
  expireFirstMark() {
    const slot = this.marks.first
    this.marks.popFirst()
    unlink(slot)
    unlinkOldest(slot)
    this.log.push(() => {
      this.marks.unpopFirst()
      linkOldest(slot)
      link(slot)
    })
  },

  /** Takes a slot into the live ones of its collection. */
  enter(slot) {
    linkLive(slot)
    slot.member.slot = slot
    this.count(slot, digest(slot), 1)
  },

  /** Takes a slot out of the live ones of its collection. */
  leave(slot) {
    unlinkLive(slot)
    slot.member.slot = null
    this.count(slot, -digest(slot), -1)
  },

  count({ member, collection }, digest, step) {
    collection.digest = (collection.digest + digest) >>> 0
    collection.count += step
    if (collection.isLive) this.digestSum = (this.digestSum + digest) >>> 0
    if (member.isItem) this.itemCount += step
    else this.digestSum = (this.digestSum + step * member.collection.digest) >>> 0
  },
}
