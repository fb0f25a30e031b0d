import { glideFrom, snapshot } from "./effects/glide.js"
import { sum } from "./effects/shifts.js"

/** A scope of reordering: its drags, and the changes that they and the page make to it. */
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
      glideFrom(seen, this, { skips: this.isHeld, offsets: this.offsetsBeside(null), ...options })
    }
  }

  // Where all drags but one have the units.
  offsetsBeside(stage) {
    const offsets = new Map()
    for (const drag of this.drags) {
      if (!drag.stage || drag.stage === stage) continue
      for (const [element, offset] of drag.stage.offsets) {
        offsets.set(element, sum(offset, offsets.get(element) ?? { x: 0, y: 0 }))
      }
    }
    return offsets
  }

  rearrange() {
    for (const { stage, place } of this.drags) stage?.open(place, { glides: false })
  }

  snapshot() {
    return snapshot(this, this.isHeld)
  }

  refresh() {
    for (const drag of [...this.drags]) drag.refresh()
  }
}
