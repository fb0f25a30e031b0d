import { makeID } from "../../ordo/sync/identifier.js"
import { text } from "../text.js"

/** A whole board, as the server takes it, from a parsed list. */
export function draftOf({ name, sections }) {
  const filled = sections.length ? sections : [{ name: "", items: [] }]
  return {
    name: name || text.untitledBoard,
    sections: filled.map(section => ({
      id: makeID(),
      name: section.name,
      items: section.items.map(item => ({ id: makeID(), ...item })),
    })),
  }
}
