const layouts = ["list", "grid", "row"]

/** How this person looks at this board: kept on the device, never sent. */
export class Look {
  #key
  #own

  constructor(boardID) {
    this.#key = `ordo.look.${boardID}`
    this.#own = read(this.#key)
  }

  /** One's own layout, else the board's. */
  layout(board) {
    return layouts.includes(this.#own.layout) ? this.#own.layout : board.settings.layout
  }

  get showsNumbers() {
    return this.#own.showsNumbers === true
  }

  set(change) {
    this.#own = { ...this.#own, ...change }
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#own))
    } catch {
      // A browser that stores nothing keeps the look until the page closes.
    }
  }
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {}
  } catch {
    return {}
  }
}
