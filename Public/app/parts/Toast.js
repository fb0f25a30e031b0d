import { button, element } from "./dom.js"

const lifetime = 8_000

/** One message at a time at the bottom of the page, which waits while it is looked at or hidden. */
export class Toast {
  #shown = null
  #timer = null

  /** `action` is `{ label, perform }`. The focus stays where it is. */
  show(message, action = null) {
    this.dismiss()
    const act = () => this.#perform(action)
    const toast = element(
      "div",
      { class: "toast" },
      element("span", { class: "toast-text" }, message),
      action ? button("toast-action", act, {}, action.label) : null,
    )
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"]) {
      toast.addEventListener(type, this.#startTimer)
    }
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

  #startTimer = ({ type } = {}) => {
    clearTimeout(this.#timer)
    const isFocused = type !== "focusout" && this.#shown?.contains(document.activeElement)
    const isWaiting = document.hidden || isFocused || this.#shown?.matches(":hover")
    if (!isWaiting) this.#timer = setTimeout(() => this.dismiss(), lifetime)
  }
}
