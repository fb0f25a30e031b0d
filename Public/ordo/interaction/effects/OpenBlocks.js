const open = "data-ordo-open"

/** Blocks of rows clip what they paint: while rows are shown beyond their edges, those on screen do not. */
export class OpenBlocks {
  #blocks = new Set()

  open({ collection, units }) {
    for (const { element } of units) {
      for (let at = element.parentElement; at !== collection.element; at = at.parentElement) {
        if (this.#blocks.has(at)) break
        this.#blocks.add(at)
        at.toggleAttribute(open, true)
      }
    }
  }

  close() {
    for (const block of this.#blocks) block.removeAttribute(open)
    this.#blocks.clear()
  }
}
