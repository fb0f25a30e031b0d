import { effect } from "./Effect.js"
import { Item } from "./Item.js"
import { Rejection } from "./Rejection.js"

export default {
  insert({ items, destination }, view) {
    const collection = this.collectionFor(destination)
    const next = this.slotAt(destination.position, collection, view)
    const limit = this.limits.items
    if (this.itemCount + items.length > limit) throw new Rejection("tooManyItems", { limit })
    const gap = this.gap(next)
    const members = items.map(item => {
      const member = this.append(new Item(item))
      this.notePlacement(member)
      this.fill(member, collection, gap)
      return member
    })
    if (members.length === 0) return
    view.isChanged = true
    view.append(effect("insert", {
      items: members.map(member => member.content.toJSON()),
      collectionID: this.sectionID(collection),
      ...this.place(gap),
    }))
  },
}
