import { Collection } from "./Collection.js"
import { Digest } from "./Digest.js"
import { Section } from "./Section.js"

/** Which state something is in that no changeset within reach has touched. */
export const untouched = Object.freeze({ state: 0, notedIn: null, note: null })

/** An item or a section that the board knows, live or not: ids are never given twice. */
export class Member {
  /** Where it stands, or null in the trash. */
  slot = null
  /** Its newest slot, from which the older ones follow. */
  newest = null
  /** The collection where it stood last. */
  home = null
  isPurged = false
  /** The state of its place, and what the changeset at work has noted of it. */
  placement = untouched

  constructor(content) {
    this.content = content
    /** The hash of the id, for the digest. */
    this.hash = Digest.hash(content.id)
    /** A section's own slots; null for an item. */
    this.collection = content instanceof Section ? new Collection(this) : null
  }

  get id() {
    return this.content.id
  }

  get isItem() {
    return this.collection === null
  }

  get isSection() {
    return this.collection !== null
  }

  get isLive() {
    return this.slot !== null
  }

  /** Whether it is away, but not for ever. */
  get isInTrash() {
    return !this.isLive && !this.isPurged
  }
}
