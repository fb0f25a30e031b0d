import { suppressClick } from "./input/suppressClick.js"

/**
 * Where at most one row stands open: it closes when another one opens, when what it stands in scrolls,
 * and at a press outside of it.
 */
export class SwipeScope {
  open = null
  #end = new AbortController()

  constructor(element) {
    this.element = element
    const options = { capture: true, signal: this.#end.signal }
    addEventListener("scroll", event => this.#scrolled(event), { ...options, passive: true })
    addEventListener("pointerdown", event => this.#pressed(event), options)
    addEventListener("keydown", ({ key }) => key === "Escape" && this.close(), options)
  }

  take(row) {
    if (this.open !== row) this.close()
    this.open = row
  }

  forget(row) {
    if (this.open === row) this.open = null
  }

  close() {
    const { open } = this
    this.open = null
    open?.close()
  }

  stop() {
    this.open?.end()
    this.#end.abort()
  }

  #scrolled({ target }) {
    if (this.open && target.contains(this.open.row)) this.close()
  }

  #pressed(event) {
    const [target] = event.composedPath()
    if (!this.open?.isOpen || this.open.contains(target)) return
    this.close()
    if (event.pointerType === "touch") suppressClick(event.timeStamp)
  }
}
