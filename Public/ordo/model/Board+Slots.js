import { Slot } from "./Slot.js"
import * as lists from "./Slot+Lists.js"
import { insert, remove } from "./Stretches.js"

// The moves of members between slots, from which everything else is made. Each is O(1), keeps the
// lists and the digest, and logs its inverse.
export default {
  /** Fills a new slot in a gap, directly before what follows it. */
  fill(member, collection, { next, nextLive }) {
    const slot = new Slot(member, collection, this.stamp)
    slot.next = next
    slot.previous = next ? next.previous : collection.last
    slot.nextLive = nextLive
    slot.previousLive = nextLive ? nextLive.previousLive : collection.lastLive
    slot.older = member.newest
    this.link(slot)
    lists.linkNewest(slot)
    this.enter(slot)
    const { home } = member
    member.home = collection
    this.log.push(() => {
      this.leave(slot)
      lists.unlinkNewest(slot)
      this.unlink(slot)
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
    this.unlink(slot)
    lists.unlinkNewest(slot)
    this.log.push(() => {
      lists.linkNewest(slot)
      this.link(slot)
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
    this.unlink(slot)
    lists.unlinkOldest(slot)
    this.log.push(() => {
      this.marks.unpopFirst()
      lists.linkOldest(slot)
      this.link(slot)
    })
  },

  /** Takes a slot into its collection, between its neighbours. */
  link(slot) {
    insert(slot)
    lists.link(slot)
  },

  /** Takes a slot that is not live out of its collection. */
  unlink(slot) {
    lists.unlink(slot)
    remove(slot)
  },

  /** Takes a slot into the live ones of its collection. */
  enter(slot) {
    slot.stretch.liveCount += 1
    slot.member.slot = slot
    this.count(slot, lists.linkLive(slot), 1)
  },

  /** Takes a slot out of the live ones of its collection. */
  leave(slot) {
    slot.stretch.liveCount -= 1
    slot.member.slot = null
    this.count(slot, -lists.unlinkLive(slot), -1)
  },

  count({ member, collection }, digest, step) {
    collection.digest = (collection.digest + digest) >>> 0
    collection.count += step
    if (collection.isLive) this.digestSum = (this.digestSum + digest) >>> 0
    if (member.isItem) this.itemCount += step
    else this.digestSum = (this.digestSum + step * member.collection.digest) >>> 0
  },
}
