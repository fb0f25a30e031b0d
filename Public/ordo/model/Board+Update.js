import { BoardSettings } from "./BoardSettings.js"
import { effect } from "./Effect.js"
import { Item } from "./Item.js"

export default {
  update({ item, set }, view) {
    const member = this.itemMember(item)
    if (!member || member.isPurged) return view.skip(item)
    const assignments = Item.assignments(set)
    if (Object.keys(assignments).length === 0) return
    this.set(assignments, member)
    view.append(effect("update", { item, set: assignments }))
  },

  updateBoard(set, view) {
    const assignments = BoardSettings.assignments(set)
    if (Object.keys(assignments).length === 0) return
    this.set(assignments, null)
    view.append(effect("updateBoard", assignments))
  },
}
