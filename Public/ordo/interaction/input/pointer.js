import { Drag } from "../Drag.js"
import { closestCollection, closestContainer } from "../registry.js"
import { claim, isFree, release } from "./lock.js"
import { Press } from "./press.js"
import { suppressClick } from "./suppressClick.js"
import { Velocity } from "./Velocity.js"
import { isResting } from "./rest.js"

const controls = "a[href], button, input, textarea, select, option, label, summary, [contenteditable]"

// Turns pointer events in a container into presses and drags.
export class PointerInput {
  #press = null

  constructor(container) {
    this.container = container
    const { element } = container
    this.end = new AbortController()
    const { signal } = this.end
    element.addEventListener("pointerdown", event => this.#begin(event), { signal })
    // Has to stand before the touch: a browser decides then whether a finger may be held back from scrolling.
    element.addEventListener("touchmove", event => this.#holdBack(event), { signal, passive: false })
  }

  stop() {
    this.#press?.cancel()
    this.end.abort()
  }

  #begin(event) {
    if (this.#press) return this.#press.meet(event)
    const found = this.#find(event)
    if (!found) return
    this.#press = new PointerPress(this.container, event, found, () => (this.#press = null))
  }

  #holdBack(event) {
    if (this.#press?.isLifted && event.cancelable) event.preventDefault()
  }

  #find(event) {
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return null
    if (!isFree() || isResting(event) || !this.container.isEnabled) return null
    const [target] = event.composedPath()
    const collection = closestCollection(target)
    if (!collection || closestContainer(collection.element) !== this.container) return null
    const item = collection.itemAt(target)
    if (!item || this.container.isHeld(item)) return null
    const { handle } = collection.options
    const grip = handle ? target.closest(handle) : null
    if (handle ? !item.contains(grip) : isControl(target, item)) return null
    return { collection, item, isOnHandle: grip !== null }
  }
}

// One pointer from its press to its release.
class PointerPress {
  #drag
  #velocity = new Velocity()
  #end = new AbortController()

  constructor(container, event, { collection, item, isOnHandle }, onEnd) {
    this.container = container
    this.item = item
    this.onEnd = onEnd
    this.pointerID = event.pointerId
    const point = pointOf(event)
    this.press = new Press({ kind: event.pointerType, isOnHandle, point, time: event.timeStamp })
    this.#drag = new Drag(container, { collection, item, point })
    this.#listen()
    item.toggleAttribute("data-ordo-pressed", true)
    if (this.press.holdTime !== null) this.timer = setTimeout(() => this.#hold(), this.press.holdTime)
  }

  get isLifted() {
    return this.press.isLifted
  }

  // Another pointer: two fingers before the lift are a pinch or a scroll.
  meet(event) {
    if (!this.isLifted && event.pointerType === "touch") this.#finish()
  }

  cancel() {
    if (this.isLifted) this.#drag.cancel()
    this.#finish()
  }

  #listen() {
    const options = { signal: this.#end.signal, capture: true }
    const on = (target, type, action) => target.addEventListener(type, action, options)
    const mine = action => event => event.pointerId === this.pointerID && action(event)
    on(window, "pointermove", mine(event => this.#move(event)))
    on(window, "pointerup", mine(event => this.#release(event)))
    on(window, "pointercancel", mine(() => this.cancel()))
    on(this.container.element, "lostpointercapture", mine(event => this.#lose(event)))
    on(window, "keydown", event => this.#key(event))
    on(window, "blur", event => event.target === window && this.cancel())
    on(document, "visibilitychange", () => this.cancel())
    for (const type of ["selectstart", "dragstart"]) on(document, type, event => event.preventDefault())
    on(window, "contextmenu", event => this.press.isTouch && event.preventDefault())
  }

  #move(event) {
    const point = pointOf(event)
    this.#velocity.add(point, event.timeStamp)
    const wasLifted = this.isLifted
    const answer = this.press.move(point)
    if (answer === "giveUp") return this.#finish()
    if (answer === "lift") this.#lift()
    if (wasLifted || answer === "lift") this.#drag.move(point)
  }

  #hold() {
    if (this.press.hold(performance.now() + 1) === "lift") this.#lift()
  }

  #lift() {
    if (!claim(this)) return this.#finish()
    getSelection()?.removeAllRanges()
    this.container.element.setPointerCapture(this.pointerID)
    this.#drag.lift()
  }

  #release(event) {
    if (this.isLifted) this.#letGo(event)
    this.#finish()
  }

  #letGo(event) {
    if (this.press.release(event.timeStamp) === "click") return this.#drag.abandon()
    suppressClick(event.timeStamp)
    if (this.press.isInPlace) this.#drag.cancel()
    else this.#drag.drop(this.#velocity.at(event.timeStamp))
  }

  #lose(event) {
    if (event.target === this.container.element && this.isLifted) this.cancel()
  }

  #key(event) {
    if (event.key !== "Escape" || !this.isLifted) return
    event.preventDefault()
    suppressClick(Infinity)
    this.cancel()
  }

  #finish() {
    clearTimeout(this.timer)
    this.#end.abort()
    this.item.removeAttribute("data-ordo-pressed")
    release(this)
    this.onEnd()
  }
}

function pointOf({ clientX, clientY }) {
  return { x: clientX, y: clientY }
}

function isControl(target, item) {
  const control = target.closest(controls)
  return control !== null && item.contains(control) && control !== item
}
