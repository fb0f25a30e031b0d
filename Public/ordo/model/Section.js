import { Assignable } from "./Assignable.js"

/** A named, ordered collection of items; its id is the `collectionID` of a destination. */
export class Section extends Assignable {
  static fields = Object.freeze(["name", "isReorderable"])

  /** Makes a section; what is left out has its default. */
  constructor({ id, name = "", isReorderable = true }) {
    super()
    /** The identity, unique on its board among items and sections, for ever. */
    this.id = id
    /** The name above the items. */
    this.name = name
    /** Whether items can be moved within, into and out of it. */
    this.isReorderable = isReorderable
    Object.freeze(this)
  }

  /** The section as on the wire: id and name always, the rest where it differs from the default. */
  toJSON() {
    const json = { id: this.id, name: this.name }
    if (!this.isReorderable) json.isReorderable = false
    return json
  }
}
