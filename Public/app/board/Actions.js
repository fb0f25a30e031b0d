import { makeID } from "../../ordo/sync/identifier.js"
import { text } from "../text.js"
import { destination, locate } from "./locate.js"

/** Everything that a person can do to the items: one changeset each, which says what it did. */
export class Actions {
  #live
  #announcer
  #toast
  #isDropping = false

  constructor(live, announcer, toast) {
    this.#live = live
    this.#announcer = announcer
    this.#toast = toast
  }

  /** Whether what is shown now is the result of a drag. */
  get isDropping() {
    return this.#isDropping
  }

  add(sectionID, items) {
    if (!items.length) return
    const made = items.map(item => ({ id: makeID(), ...item }))
    const destination = { collectionID: sectionID, position: "end" }
    this.#live.submit([{ insert: { items: made, destination } }])
    const { section, index } = this.#locate(made[0].id) ?? {}
    if (!section) return
    const isOne = made.length === 1
    this.#announcer.say(
      isOne
        ? text.say.added(made[0].title, section.name, index + 1)
        : text.say.addedMany(made.length, section.name),
    )
  }

  rename(id, title) {
    this.#set(id, { title })
  }

  toggleDone(id) {
    const { item } = this.#locate(id)
    this.#set(id, { isDone: !item.isDone })
    this.#announcer.say(item.isDone ? text.say.notDone(name(item)) : text.say.done(name(item)))
  }

  togglePin(id) {
    const { item, items, index } = this.#locate(id)
    this.#set(id, { isPinned: !item.isPinned })
    this.#announcer.say(
      item.isPinned
        ? text.say.unpinned(name(item))
        : text.say.pinned(name(item), index + 1, items.length),
    )
  }

  /** The end of a drag: the page shows the result at once, and it is sent once. */
  drop(difference) {
    this.#isDropping = true
    this.#reorder(difference)
    this.#isDropping = false
    this.#sayMoved(difference.sources[0])
  }

  /** `direction` is top, up, down or bottom. */
  move(id, direction) {
    const place = this.#locate(id)
    const position = destination(place.items, place.index, direction)
    if (!position) return this.#sayEnd(place, direction)
    this.#reorder({ sources: [id], destination: { collectionID: place.section.id, position } })
    const isStep = direction === "up" || direction === "down"
    if (isStep) this.#sayStep(id)
    else this.#sayMoved(id)
  }

  moveToSection(id, sectionID) {
    this.#reorder({ sources: [id], destination: { collectionID: sectionID, position: "end" } })
    this.#sayMoved(id)
  }

  remove(id) {
    const { item } = this.#locate(id)
    this.#live.submit([{ remove: { items: [id] } }])
    this.#announcer.say(text.say.deleted(name(item)))
    const undo = { label: text.toast.undo, perform: () => this.#restore(id) }
    this.#toast.show(text.toast.deleted(name(item)), undo)
  }

  #locate(id) {
    return locate(this.#live.board, id)
  }

  #restore(id) {
    this.#live.submit([{ restore: { items: [id] } }])
    const place = this.#locate(id)
    if (!place) return
    const { item, section, index } = place
    this.#announcer.say(text.say.restored(name(item), section.name, index + 1))
  }

  #reorder(difference) {
    this.#live.submit([{ reorder: difference }])
  }

  #set(id, set) {
    this.#live.submit([{ update: { item: id, set } }])
  }

  #sayEnd({ section }, direction) {
    const isUp = direction === "up" || direction === "top"
    this.#announcer.say(
      isUp ? text.say.alreadyFirst(section.name) : text.say.alreadyLast(section.name),
    )
  }

  #sayStep(id) {
    const { items, index } = this.#locate(id)
    this.#announcer.saySoon(
      index
        ? text.say.step(index + 1, items.length, name(items[index - 1]))
        : text.say.first(items.length, name(items[1])),
    )
  }

  #sayMoved(id) {
    const { item, items, index, section } = this.#locate(id)
    this.#announcer.say(text.say.moved(name(item), index + 1, items.length, section.name))
  }
}

function name(item) {
  return item.title || text.row.untitled
}
