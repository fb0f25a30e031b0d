import { effect } from "./Effect.js"
import { Rejection } from "./Rejection.js"

export default {
  reorder({ sources: ids, destination }, view) {
    if (!this.settings.isReorderingEnabled) throw new Rejection("reorderingDisabled")
    const collection = this.collectionFor(destination)
    if (!collection.isReorderable) {
      throw new Rejection("notReorderable", { id: this.sectionID(collection) })
    }
    const anchor = this.slotAt(destination.position, collection, view)
    const sources = this.sources(ids, view, id => this.itemMember(id), member => this.isMovable(member))
    if (sources.length === 0) return
    const place = this.moveSources(sources, collection, anchor)
    view.append(effect("move", {
      items: sources.map(member => member.id),
      collectionID: this.sectionID(collection),
      ...place,
    }))
  },

  /** The members that can move, without duplicates, each where it stands first; others are skipped. */
  sources(ids, view, find, canMove) {
    const sources = new Set()
    for (const id of ids) {
      const member = find(id)
      if (member && canMove(member)) sources.add(member)
      else view.skip(id)
    }
    return [...sources]
  },

  /**
   * The collection that a destination means: the one it names, else where the anchor stands now, else
   * the first.
   */
  collectionFor({ collectionID, position }) {
    if (collectionID !== undefined && collectionID !== null) {
      const collection = this.liveCollection(collectionID)
      if (!collection) throw new Rejection("unknownSection", { id: collectionID })
      return collection
    }
    const anchor = position === "end" ? null : this.itemMember(position.before)
    return anchor?.slot?.collection ?? this.firstCollection
  },

  /** The collection of the first section; there always is one. */
  get firstCollection() {
    return this.root.firstLive.member.collection
  },

  /** Whether an item is live, not fixed, and in a section that can be reordered. */
  isMovable({ slot, content }) {
    return slot !== null && !content.isFixed && slot.collection.isReorderable
  },
}
