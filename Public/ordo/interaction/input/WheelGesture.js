// Tells a swipe on a trackpad from a scroll, as a pure state machine over wheel events: each answers
// "wait", "swipe" or "ignore". What follows a swipe within 120 ms is momentum.

const decision = 10
const share = 0.6
const silence = 120

export const settleTime = 80

export class WheelGesture {
  x = 0
  #y = 0
  #answer = "wait"
  #last = -Infinity

  add({ x, y, time }) {
    if (time - this.#last > silence) this.#restart()
    this.#last = time
    if (this.#answer === "ignore") return "ignore"
    this.x += x
    this.#y += Math.abs(y)
    if (this.#answer === "wait") this.#answer = this.#decide()
    return this.#answer
  }

  // The swipe has come to rest; its momentum may still arrive.
  settle() {
    this.#answer = "ignore"
  }

  #restart() {
    this.x = this.#y = 0
    this.#answer = "wait"
  }

  #decide() {
    const across = Math.abs(this.x)
    if (across + this.#y < decision) return "wait"
    return across / (across + this.#y) > share ? "swipe" : "ignore"
  }
}
