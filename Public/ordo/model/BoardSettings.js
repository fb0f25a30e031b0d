import { Assignable } from "./Assignable.js"

/** How a board can be shown unless a person looks at it another way. */
export const BoardLayout = Object.freeze(["list", "grid", "row"])

/** What a board has besides its sections and items. */
export class BoardSettings extends Assignable {
  static fields = Object.freeze(["name", "layout", "isReorderingEnabled"])

  /** Makes settings; what is left out has its default. */
  constructor({ name = "", layout = "list", isReorderingEnabled = true }) {
    super()
    /** The name of the board. */
    this.name = name
    /** One of `BoardLayout`. */
    this.layout = layout
    /** Whether anything can be moved at present. */
    this.isReorderingEnabled = isReorderingEnabled
    Object.freeze(this)
  }
}
