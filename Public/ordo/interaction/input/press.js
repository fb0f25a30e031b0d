// What a press on an item becomes, as a pure state machine: "wait", "lift", or "giveUp" after a move;
// and after a release "click" (let it through) or "drop".

const slop = { mouse: 5, handle: 4, hold: 5 }
const holdTime = { handle: 180, item: 250 }
const tap = { time: 500, distance: 8 }

export class Press {
  #isOnHandle
  #point
  #time
  isLifted = false
  #farthest = 0

  // `kind` is "mouse", "pen" or "touch".
  constructor({ kind, isOnHandle, point, time }) {
    this.isTouch = kind === "touch"
    this.#isOnHandle = isOnHandle
    this.#point = point
    this.#time = time
  }

  // After how many milliseconds a press that stays lifts by itself, or null.
  get holdTime() {
    if (!this.isTouch) return null
    return this.#isOnHandle ? holdTime.handle : holdTime.item
  }

  move(point) {
    const distance = Math.hypot(point.x - this.#point.x, point.y - this.#point.y)
    this.#farthest = Math.max(this.#farthest, distance)
    if (this.isLifted) return "wait"
    if (!this.isTouch) return distance >= slop.mouse ? this.#lift() : "wait"
    if (this.#isOnHandle) return distance >= slop.handle ? this.#lift() : "wait"
    return distance > slop.hold ? "giveUp" : "wait"
  }

  hold(time) {
    const isDue = this.holdTime !== null && time - this.#time >= this.holdTime
    return isDue && !this.isLifted ? this.#lift() : "wait"
  }

  release(time) {
    if (!this.isLifted) return "click"
    return this.#isTap(time) ? "click" : "drop"
  }

  // A finger that hardly moved has not dragged, however long it stayed.
  get isInPlace() {
    return this.isTouch && this.#farthest < tap.distance
  }

  #isTap(time) {
    return this.isTouch && this.#isOnHandle && this.isInPlace && time - this.#time <= tap.time
  }

  #lift() {
    this.isLifted = true
    return "lift"
  }
}
