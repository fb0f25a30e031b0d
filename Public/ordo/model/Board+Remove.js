import { effect } from "./Effect.js"

export default {
  remove({ items }, view) {
    const removed = this.doWith(items, view, member => member.isLive, member => this.sendAway(member))
    if (removed.length > 0) view.append(effect("remove", { items: removed }))
  },

  purge({ items }, view) {
    const purged = this.doWith(items, view, member => member.isInTrash, member => this.purgeMember(member))
    if (purged.length === 0) return
    view.isChanged = true
    view.append(effect("purge", { items: purged }))
  },

  /** Does something with each item that fits; others are skipped, unless it was done with them before. */
  doWith(ids, view, fits, action) {
    const done = new Set()
    for (const id of ids) {
      const member = this.itemMember(id)
      if (member && fits(member)) {
        action(member)
        done.add(id)
      } else if (!done.has(id)) {
        view.skip(id)
      }
    }
    return [...done]
  },

  /** Takes a live member out of its collection. */
  sendAway(member, undone = null) {
    this.notePlacement(member, undone)
    this.vacate(member)
  },

  /** Empties an item in the trash of all but its id. */
  purgeMember(member) {
    this.notePlacement(member)
    this.log.push(() => { member.isPurged = false; })
    member.isPurged = true
    this.replaceContent(member, new member.content.constructor({ id: member.id }))
  },
}
