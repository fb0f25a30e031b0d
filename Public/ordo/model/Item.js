import { Assignable } from "./Assignable.js"

/** The colours that an item can have. */
export const ItemColor = Object.freeze([
  "red", "orange", "olive", "green", "teal", "blue", "violet", "pink", "brown", "gray",
])

/** One thing that is put in order; it never changes, an update makes another. */
export class Item extends Assignable {
  static fields = Object.freeze(["title", "note", "symbol", "color", "isDone", "isPinned", "isFixed"])

  /** Makes an item; what is left out has its default. */
  constructor({
    id, title = "", note = "", symbol = null, color = null,
    isDone = false, isPinned = false, isFixed = false,
  }) {
    super()
    /** The identity, unique on its board among items and sections, for ever. */
    this.id = id
    /** The text of the row. */
    this.title = title
    /** A longer text below the title. */
    this.note = note
    /** One grapheme, at most 32 bytes, or null. */
    this.symbol = symbol
    /** One of `ItemColor`, or null. */
    this.color = color
    this.isDone = isDone
    this.isPinned = isPinned
    /** Whether it stays where it is: it cannot be lifted, but can be an anchor. */
    this.isFixed = isFixed
    Object.freeze(this)
  }

  /** The item as on the wire: id and title always, the rest where it differs from the default. */
  toJSON() {
    const json = { id: this.id, title: this.title }
    if (this.note !== "") json.note = this.note
    if (this.symbol !== null) json.symbol = this.symbol
    if (this.color !== null) json.color = this.color
    if (this.isDone) json.isDone = true
    if (this.isPinned) json.isPinned = true
    if (this.isFixed) json.isFixed = true
    return json
  }
}
