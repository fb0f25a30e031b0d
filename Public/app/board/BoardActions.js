import { makeID } from "../../ordo/sync/identifier.js"
import { text } from "../text.js"
import { destination } from "./locate.js"

/** What a person can do to the board itself and to its sections. */
export class BoardActions {
  #live

  constructor(live) {
    this.#live = live
  }

  rename(name) {
    this.#live.submit([{ updateBoard: { name } }])
  }

  setLayout(layout) {
    this.#live.submit([{ updateBoard: { layout } }])
  }

  addSection() {
    const section = { id: makeID(), name: text.section.newName }
    this.#live.submit([{ insertSection: { section, position: "end" } }])
    return section.id
  }

  renameSection(id, name) {
    this.#live.submit([{ updateSection: { section: id, set: { name } } }])
  }

  moveSection(id, direction) {
    const { sections } = this.#live.board
    const index = sections.findIndex(section => section.id === id)
    const position = destination(sections, index, direction)
    if (position) this.#live.submit([{ reorderSections: { sources: [id], position } }])
  }

  removeSection(id) {
    this.#live.submit([{ removeSection: { section: id } }])
  }
}
