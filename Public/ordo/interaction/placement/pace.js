// How fast a drag near an edge scrolls, in pixels a second whatever the frame rate. Pure: points and
// times go in, distances come out.

const zone = { share: 0.25, most: 96 }
const speed = { base: 900, most: 2700, easeIn: 400, patience: 2000, full: 5000 }
const wakeDistance = 12
const longestFrame = 34

export class Pace {
  #lift
  #isAwake = { x: false, y: false }
  #start = { x: null, y: null }
  #last = { x: null, y: null }

  constructor(liftPoint) {
    this.#lift = liftPoint
  }

  // From -1 at the start edge to 1 at the end edge; 0 outside the zones. A lift inside a zone counts
  // only once the pointer has gone 12 px on towards the edge, or has left the zone.
  depth(axis, point, start, end) {
    const size = Math.min((end - start) * zone.share, zone.most)
    const before = Math.min((start + size - point) / size, 1)
    const after = Math.min((point - (end - size)) / size, 1)
    const depth = before > 0 ? -before : Math.max(after, 0)
    if (depth === 0) this.#isAwake[axis] = true
    if (Math.sign(depth) * (point - this.#lift[axis]) >= wakeDistance) this.#isAwake[axis] = true
    return this.#isAwake[axis] ? depth : 0
  }

  advance(axis, depth, now) {
    this.#start[axis] ??= now
    const frame = Math.min(now - (this.#last[axis] ?? now), longestFrame)
    this.#last[axis] = now
    const ease = Math.min((now - this.#start[axis]) / speed.easeIn, 1) ** 2
    return (Math.sign(depth) * depth ** 2 * this.#top(now - this.#start[axis]) * ease * frame) / 1000
  }

  pause(axis) {
    this.#start[axis] = this.#last[axis] = null
  }

  #top(elapsed) {
    const share = (elapsed - speed.patience) / (speed.full - speed.patience)
    return speed.base + (speed.most - speed.base) * Math.min(Math.max(share, 0), 1)
  }
}
