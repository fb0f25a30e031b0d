import { movedRect, shift, visibleShift } from "./shifts.js"

const inset = 1

/** The empty place where the item would land. It is drawn in the top layer and follows the page. */
export class Placeholder {
  #element
  #rect
  constructor(layer) {
    this.#element = layer.add("ordo-placeholder")
    this.#rect = null
  }

  // Follows the page without a glide; a new slot is reached by one.
  place(rect, clip, { glides }) {
    const shown = this.#rect && glides ? visibleShift(this.#element) : null
    if (shown) {
      const from = { x: this.#rect.left + shown.x - rect.left, y: this.#rect.top + shown.y - rect.top }
      shift(this.#element, { x: 0, y: 0 }, { from })
    }
    this.#rect = rect
    const { style } = this.#element
    style.width = `${rect.right - rect.left - 2 * inset}px`
    style.height = `${rect.bottom - rect.top - 2 * inset}px`
    style.transform = `translate(${rect.left + inset}px, ${rect.top + inset}px)`
    style.clipPath = clipInside(movedRect(rect, inset, inset), clip)
  }

  hide() {
    this.#element.remove()
  }
}

function clipInside(rect, clip) {
  const sides = [
    clip.top - rect.top,
    rect.right - 2 * inset - clip.right,
    rect.bottom - 2 * inset - clip.bottom,
    clip.left - rect.left,
  ]
  if (sides.every(side => side <= 0)) return "none"
  return `inset(${sides.map(side => `${Math.max(side, 0)}px`).join(" ")})`
}
