import { element, setAttribute, setText } from "../parts/dom.js"
import { text } from "../text.js"

const quietAfter = 3_000

/** The dot and the words that say whether what is shown is also what the server has. */
export class ConnectionSign {
  #timer = null
  #word = element("span", { class: "connection-word" })

  element = element(
    "span",
    { class: "connection-sign", hidden: true },
    element("span", { class: "connection-dot" }),
    this.#word,
  )

  /** The word goes after a while when all is well; the dot stays. */
  show({ state, waiting }) {
    const isNew = this.element.dataset.state !== state
    this.element.hidden = state === "connecting"
    this.element.dataset.state = state
    setText(this.#word, text.connection[state](waiting))
    if (!isNew) return
    clearTimeout(this.#timer)
    this.#beQuiet(false)
    if (state === "live") this.#timer = setTimeout(() => this.#beQuiet(true), quietAfter)
  }

  #beQuiet(isQuiet) {
    setAttribute(this.element, "data-quiet", isQuiet)
  }
}
