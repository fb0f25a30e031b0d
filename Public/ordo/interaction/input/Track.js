import { Velocity } from "./Velocity.js"

/** Follows one pointer from its press to its end, wherever in the page it goes. */
export class Track {
  #velocity = new Velocity()
  #listeners = new AbortController()

  // `press` has `move(point)`, `release(velocity, time)` and `cancel()`.
  constructor({ pointerId, clientX, clientY }, press) {
    this.id = pointerId
    this.start = { x: clientX, y: clientY }
    const mine = action => event => event.pointerId === pointerId && action(event)
    this.on(window, "pointermove", mine(event => this.#move(event, press)))
    this.on(window, "pointerup", mine(({ timeStamp }) => {
      press.release(this.#velocity.at(timeStamp), timeStamp)
    }))
    this.on(window, "pointercancel", mine(() => press.cancel()))
    this.on(window, "blur", ({ target }) => target === window && press.cancel())
    this.on(document, "visibilitychange", () => press.cancel())
    this.on(document, "dragstart", event => event.preventDefault())
  }

  on(target, type, action) {
    target.addEventListener(type, action, { signal: this.#listeners.signal, capture: true })
  }

  stop() {
    this.#listeners.abort()
  }

  #move({ clientX, clientY, timeStamp }, press) {
    const point = { x: clientX, y: clientY }
    this.#velocity.add(point, timeStamp)
    press.move(point)
  }
}
