import { Drag } from "../Drag.js"
import { closestCollection, closestContainer } from "../registry.js"
import { claim, isFree, release } from "./lock.js"
import { Press } from "./press.js"
import { suppressClick } from "./suppressClick.js"
import { Track } from "./Track.js"
import { isResting } from "./rest.js"

const controls = "a[href], button, input, textarea, select, option, label, summary, [contenteditable]"

/** Turns pointer events in a container into presses and drags. */
export class PointerInput {
  #container
  #end
  #press = null

  constructor(container) {
    this.#container = container
    const { element } = container
    this.#end = new AbortController()
    const { signal } = this.#end
    element.addEventListener("pointerdown", event => this.#begin(event), { signal })
    // Has to stand before the touch: that is when a browser decides whether a finger can be held back.
    element.addEventListener("touchmove", event => this.#holdBack(event), { signal, passive: false })
  }

  stop() {
    this.#press?.cancel()
    this.#end.abort()
  }

  #begin(event) {
    if (this.#press) return this.#press.meet(event)
    const found = this.#find(event)
    if (!found) return
    this.#press = new PointerPress(this.#container, event, found, () => (this.#press = null))
  }

  #holdBack(event) {
    if (this.#press?.isLifted && event.cancelable) event.preventDefault()
  }

  #find(event) {
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return null
    if (!isFree() || isResting(event) || !this.#container.isEnabled) return null
    const [target] = event.composedPath()
    const collection = closestCollection(target)
    if (!collection || closestContainer(collection.element) !== this.#container) return null
    const item = collection.itemAt(target)
    if (!item || this.#container.isHeld(item)) return null
    const { handle } = collection.options
    const grip = handle ? target.closest(handle) : null
    if (handle ? !item.contains(grip) : isControl(target, item)) return null
    return { collection, item, isOnHandle: grip !== null }
  }
}

// One pointer from its press to its release.
class PointerPress {
  #container
  #item
  #onEnd
  #press
  #timer
  #track
  #drag

  constructor(container, event, { collection, item, isOnHandle }, onEnd) {
    this.#container = container
    this.#item = item
    this.#onEnd = onEnd
    this.#track = new Track(event, this)
    const { pointerType: kind, timeStamp: time } = event
    this.#press = new Press({ kind, isOnHandle, point: this.#track.start, time })
    this.#drag = new Drag(container, { collection, item, point: this.#track.start })
    this.#listen()
    item.toggleAttribute("data-ordo-pressed", true)
    if (this.#press.holdTime !== null) this.#timer = setTimeout(() => this.#hold(), this.#press.holdTime)
  }

  get isLifted() {
    return this.#press.isLifted
  }

  // Another pointer: two fingers before the lift are a pinch or a scroll.
  meet(event) {
    if (!this.isLifted && event.pointerType === "touch") this.#finish()
  }

  move(point) {
    const answer = this.#press.move(point)
    if (answer === "giveUp") this.#finish()
    if (answer === "lift") this.#lift()
    if (this.isLifted) this.#drag.move(point)
  }

  release(velocity, time) {
    if (this.isLifted) this.#letGo(velocity, time)
    this.#finish()
  }

  cancel() {
    if (this.isLifted) this.#drag.cancel()
    this.#finish()
  }

  #listen() {
    const { element } = this.#container
    this.#track.on(element, "lostpointercapture", ({ target, pointerId }) => {
      if (target === element && pointerId === this.#track.id) this.cancel()
    })
    this.#track.on(window, "keydown", event => this.#key(event))
    this.#track.on(document, "selectstart", event => event.preventDefault())
    this.#track.on(window, "contextmenu", event => this.#press.isTouch && event.preventDefault())
  }

  #hold() {
    if (this.#press.hold(performance.now() + 1) === "lift") this.#lift()
  }

  #lift() {
    if (!claim(this)) return this.#finish()
    getSelection()?.removeAllRanges()
    this.#container.element.setPointerCapture(this.#track.id)
    this.#drag.lift()
  }

  #letGo(velocity, time) {
    if (this.#press.release(time) === "click") return this.#drag.abandon()
    suppressClick(time)
    if (this.#press.isInPlace) this.#drag.cancel()
    else this.#drag.drop(velocity)
  }

  #key(event) {
    if (event.key !== "Escape" || !this.isLifted) return
    event.preventDefault()
    suppressClick(Infinity)
    this.cancel()
  }

  #finish() {
    clearTimeout(this.#timer)
    this.#track.stop()
    this.#item.removeAttribute("data-ordo-pressed")
    release(this)
    this.#onEnd()
  }
}

function isControl(target, item) {
  const control = target.closest(controls)
  return control !== null && item.contains(control) && control !== item
}
