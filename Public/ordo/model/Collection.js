import { Digest } from "./Digest.js"

/** The slots of one section, or the list of the sections themselves. */
export class Collection {
  first = null
  last = null
  firstLive = null
  lastLive = null
  /** The number of live slots. */
  count = 0

  /** `owner` is the section, or null for the list of sections. */
  constructor(owner) {
    this.owner = owner
    /** The digest's seed: the hash of the section's id. */
    this.seed = Digest.seed(owner ? owner.hash : Digest.hashOfNothing)
    /** The sum over the pairs of live neighbours. */
    this.digest = Digest.pair(this.seed, Digest.hashOfNothing, Digest.hashOfNothing)
  }

  get isLive() {
    return this.owner === null || this.owner.isLive
  }

  get isReorderable() {
    return this.owner === null || this.owner.content.isReorderable
  }
}
