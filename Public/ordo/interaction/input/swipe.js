import { scrollersOf } from "../geometry.js"
import { closestCollection } from "../registry.js"
import { SwipeRow } from "../SwipeRow.js"
import { claim, isFree, release } from "./lock.js"
import { isResting } from "./rest.js"
import { suppressClick } from "./suppressClick.js"
import { decideAxis } from "./SwipeGesture.js"
import { Track } from "./Track.js"
import { settleTime, WheelGesture } from "./WheelGesture.js"

const fields = "input, textarea, select, [contenteditable]"
const screenEdge = 24

/** Turns pointers and trackpads over a source's rows into swipes. */
export class SwipeInput {
  #source
  #scopeOf
  #end = new AbortController()
  #press = null
  #wheel = new WheelGesture()
  #wheelRow = null
  #timer = null

  // `scopeOf` says where at most one row stands open.
  constructor(source, scopeOf) {
    this.#source = source
    this.#scopeOf = scopeOf
    const { signal } = this.#end
    const { element } = source
    element.addEventListener("pointerdown", event => this.#begin(event), { signal })
    element.addEventListener("touchmove", event => this.#holdBack(event), { signal, passive: false })
    element.addEventListener("wheel", event => this.#turn(event), { signal, passive: false })
  }

  stop() {
    this.#press?.end()
    clearTimeout(this.#timer)
    this.#end.abort()
  }

  #begin(event) {
    if (this.#press || !event.isPrimary || event.button !== 0 || event.ctrlKey) return
    if (!isFree() || isResting(event) || isAtScreenEdge(event)) return
    const [target] = event.composedPath()
    const row = this.#source.rowAt(target)
    if (!row || isFor(target, row)) return
    if (event.pointerType === "touch" && scrollsSideways(row)) return
    this.#press = new SwipePress(event, {
      rowFor: () => this.#rowFor(row),
      onTap: time => this.#closeIfOpen(row, time),
      onEnd: () => (this.#press = null),
    })
  }

  #holdBack(event) {
    if (this.#press?.isSwiping && event.cancelable) event.preventDefault()
  }

  // The row that stands open is taken on from where it is.
  #rowFor(row) {
    const scope = this.#scopeOf(row)
    if (scope.open?.row === row) return scope.open
    const swiped = new SwipeRow(this.#source, row, closed => scope.forget(closed))
    scope.take(swiped)
    return swiped
  }

  // A tap on the row that stands open only closes it.
  #closeIfOpen(row, time) {
    const scope = this.#scopeOf(row)
    if (!scope.open?.isOpen || scope.open.row !== row) return
    suppressClick(time)
    scope.close()
  }

  #turn(event) {
    if (event.ctrlKey || event.deltaX === 0 && !this.#wheelRow) return
    const row = this.#wheelRow?.row ?? this.#source.rowAt(event.composedPath()[0])
    if (!row || scrollsSideways(row)) return
    const { deltaX, deltaY, timeStamp } = event
    const answer = this.#wheel.add({ x: -deltaX, y: deltaY, time: timeStamp })
    if (answer !== "swipe") return
    if (!this.#wheelRow && !this.#beginWheel(row)) return
    event.preventDefault()
    this.#wheelRow.move(this.#wheel.x)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#settleWheel(), settleTime)
  }

  #beginWheel(row) {
    if (!claim(this)) return false
    this.#wheelRow = this.#rowFor(row)
    this.#wheelRow.begin()
    return true
  }

  // The end of a trackpad's momentum is speed, and speed alone never deletes.
  #settleWheel() {
    this.#wheel.settle()
    this.#wheelRow.release(0, { allowsDestructive: false })
    this.#wheelRow = null
    release(this)
  }
}

// One pointer from its press to its release.
class SwipePress {
  #options
  #track
  #row
  isSwiping = false

  constructor(event, options) {
    this.#options = options
    this.#track = new Track(event, this)
  }

  move(point) {
    const distance = { x: point.x - this.#track.start.x, y: point.y - this.#track.start.y }
    if (this.isSwiping || this.#decide(distance)) this.#row.move(distance.x)
  }

  release({ x }, time) {
    if (this.isSwiping) suppressClick(time)
    else this.#options.onTap(time)
    this.#settle(x)
  }

  cancel() {
    this.#settle(0)
  }

  end() {
    this.#track.stop()
    release(this)
    this.#options.onEnd()
  }

  #decide(distance) {
    const answer = isFree() ? decideAxis(distance) : "giveUp"
    if (answer === "giveUp") this.end()
    if (answer !== "swipe" || !claim(this)) return false
    this.isSwiping = true
    getSelection()?.removeAllRanges()
    this.#row = this.#options.rowFor()
    this.#row.begin()
    this.#row.row.setPointerCapture(this.#track.id)
    return true
  }

  #settle(velocity) {
    if (this.isSwiping) this.#row.release(velocity)
    this.end()
  }
}

// A handle is for dragging, and a field is for text.
function isFor(target, row) {
  const field = target.closest(fields)
  if (field && row.contains(field)) return true
  const handle = closestCollection(row)?.options.handle
  return Boolean(handle && target.closest(handle))
}

function isAtScreenEdge({ pointerType, clientX }) {
  return pointerType === "touch" && (clientX < screenEdge || clientX > innerWidth - screenEdge)
}

export function scrollsSideways(row) {
  return scrollersOf(row).some(scroller => {
    const { overflowX } = getComputedStyle(scroller)
    const canScroll = scroller === document.scrollingElement || /auto|scroll/.test(overflowX)
    return canScroll && scroller.scrollWidth > scroller.clientWidth + 1
  })
}
