import { element } from "./dom.js"

const lifetime = 8_000

/** One message at a time at the bottom of the page. It waits while it is hovered, focused or out of sight. */
export class Toast {
  #shown = null
  #timer = null

  /** `action` is `{ label, perform }`. The focus stays where it is. */
  show(message, action = null) {
    this.dismiss()
    const toast = element(
      "div",
      { class: "toast" },
      element("span", { class: "toast-text" }, message),
      action ? element("button", { type: "button", class: "toast-action", onclick: () => this.#perform(action) }, action.label) : null)
    for (const type of ["pointerenter", "focusin"]) toast.addEventListener(type, () => clearTimeout(this.#timer))
    for (const type of ["pointerleave", "focusout"]) toast.addEventListener(type, () => this.#startTimer())
    this.#shown = toast
    document.body.append(toast)
    document.addEventListener("visibilitychange", this.#startTimer)
    this.#startTimer()
  }

  dismiss() {
    clearTimeout(this.#timer)
    document.removeEventListener("visibilitychange", this.#startTimer)
    this.#shown?.remove()
    this.#shown = null
  }

  #perform(action) {
    this.dismiss()
    action.perform()
  }

  #startTimer = () => {
    clearTimeout(this.#timer)
    const isWatched = document.hidden || this.#shown?.matches(":hover, :focus-within")
    if (!isWatched) this.#timer = setTimeout(() => this.dismiss(), lifetime)
  }
}
