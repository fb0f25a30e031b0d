import { glideFrom, snapshot } from "./effects/glide.js"

// A scope of reordering: its drags, and the changes that they and the page make to it.
export class Container {
  #isAnimating = false

  constructor(element, options) {
    this.element = element
    this.options = options
    this.drags = new Set()
  }

  get isEnabled() {
    const { isEnabled = true } = this.options
    return typeof isEnabled === "function" ? Boolean(isEnabled()) : Boolean(isEnabled)
  }

  get held() {
    return [...this.drags].flatMap(drag => drag.held)
  }

  isHeld = element => this.held.some(held => held.element === element)

  isOutOfFlow = element => this.held.some(held => held.element === element && !held.isInFlow)

  // Performs a change of the page or of the room, and lets what is on screen glide from where it was.
  // `before` is an earlier snapshot, for a change that has already been made.
  animate(change, { before = null, ...options } = {}) {
    if (this.#isAnimating) return change()
    this.#isAnimating = true
    const seen = before ?? snapshot(this, this.isHeld)
    try {
      return change()
    } finally {
      this.#isAnimating = false
      const offsets = new Map([...this.drags].flatMap(drag => [...drag.offsets]))
      glideFrom(seen, this, { skips: this.isHeld, offsets, ...options })
    }
  }

  snapshot() {
    return snapshot(this, this.isHeld)
  }

  refresh() {
    for (const drag of [...this.drags]) drag.refresh()
  }
}
