// How far a row is swiped and what a release means, as a pure state machine. Distances are logical:
// positive ones go with the reading direction and reveal the leading actions.

const decision = 10
const opening = { share: 0.4, speed: 300 }
const full = { share: 0.55, beyond: 60, back: 24 }
const rubber = 0.55

/** Whether the first 10 px make a swipe: "wait", "swipe" or "giveUp". */
export function decideAxis({ x, y }) {
  if (Math.hypot(x, y) < decision) return "wait"
  return Math.abs(x) > Math.abs(y) ? "swipe" : "giveUp"
}

export class SwipeGesture {
  #edges
  #rowWidth
  #start
  isArmed = false
  offset

  // `edges` has { width, allowsFullSwipe } for "leading" and "trailing", where there are actions;
  // `start` is the row's offset at the beginning.
  constructor({ rowWidth, edges, start = 0 }) {
    this.#rowWidth = rowWidth
    this.#edges = edges
    this.#start = this.offset = start
    this.edge = edgeOf(start)
  }

  move(distance) {
    const wanted = this.#start + distance
    this.edge ??= edgeOf(wanted)
    this.offset = this.#limited(wanted)
    this.#arm()
    return this.offset
  }

  // What a release comes to: "perform", "open" or "close". `velocity` is logical as well.
  release(velocity) {
    const actions = this.#edges[this.edge]
    if (!actions || this.offset === 0) return "close"
    if (this.isArmed) return "perform"
    const speed = velocity * this.#direction
    if (Math.abs(speed) > opening.speed) return speed > 0 ? "open" : "close"
    return Math.abs(this.offset) > actions.width * opening.share ? "open" : "close"
  }

  get restingOffset() {
    return (this.#edges[this.edge]?.width ?? 0) * this.#direction
  }

  get #direction() {
    return this.edge === "leading" ? 1 : -1
  }

  #limited(wanted) {
    const actions = this.#edges[this.edge]
    const length = Math.min(Math.max(wanted * this.#direction, 0), this.#rowWidth)
    if (!actions || length === 0) return 0
    const over = Math.max(length - actions.width, 0)
    return this.#direction * (actions.allowsFullSwipe ? length : length - over * (1 - rubber))
  }

  #arm() {
    const actions = this.#edges[this.edge]
    if (!actions?.allowsFullSwipe) return
    const line = Math.max(this.#rowWidth * full.share, actions.width + full.beyond)
    const length = Math.abs(this.offset)
    this.isArmed = length > line || (this.isArmed && length > line - full.back)
  }
}

function edgeOf(offset) {
  if (offset === 0) return null
  return offset > 0 ? "leading" : "trailing"
}
