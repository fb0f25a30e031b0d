import { effect } from "./Effect.js"
import { Rejection } from "./Rejection.js"

export default {
  restore({ items }, view) {
    this.doWith(items, view, member => member.isInTrash, member => {
      const limit = this.limits.items
      if (this.itemCount >= limit) throw new Rejection("tooManyItems", { limit })
      this.countRestore(member, view)
      const { collection, next } = this.formerPlace(member)
      this.bringBack(member, collection, next, null, view)
    })
  },

  countRestore(member, view) {
    if (member.placement.notedIn !== this.stamp.revision) return
    view.restoredAgain += 1
    const limit = this.limits.restoredAgain
    if (view.restoredAgain > limit) throw new Rejection("restoredTooOften", { id: member.id, limit })
  },

  /**
   * After the mark that an item left last, else the end of its section, else of the first. The mark may
   * be in another section than its last place: one that was only passed through leaves none.
   */
  formerPlace({ home, newest }) {
    if (newest?.collection.isLive && !this.isForgotten(newest)) {
      return { collection: newest.collection, next: this.slotAfter(newest) }
    }
    return { collection: home?.isLive ? home : this.firstCollection, next: null }
  },

  /** Puts an item from the trash into a collection again, as an effect of its own. */
  bringBack(member, collection, next, undone, view) {
    const gap = this.gap(next)
    this.notePlacement(member, undone)
    this.fill(member, collection, gap)
    const items = [member.content.toJSON()]
    const collectionID = this.sectionID(collection)
    view.append(effect("insert", { items, collectionID, ...this.place(gap) }, undone?.id))
  },
}
