import { Digest } from "./Digest.js"

export default {
  /** Takes a live slot into the digest of its collection, or out of it; O(1). */
  updateDigest(slot, isLeaving) {
    const { collection } = slot
    const [left, own, right] = [hash(slot.previousLive), hash(slot), hash(slot.nextLive)]
    const apart = Digest.pair(collection.seed, left, right)
    const together = Digest.pair(collection.seed, left, own) + Digest.pair(collection.seed, own, right)
    const difference = isLeaving ? apart - together : together - apart
    collection.digest = (collection.digest + difference) >>> 0
    if (collection.isLive) this.digestSum = (this.digestSum + difference) >>> 0
  },
}

function hash(slot) {
  return slot ? slot.member.hash : Digest.hashOfNothing
}
