import { scrollersOf, scrollport } from "../geometry.js"
import { Pace } from "../placement/pace.js"

/**
 * Scrolls what the pointer is near the edge of: the innermost ancestor of the target that can still
 * scroll that way, then its parents.
 */
export class AutoScroll {
  #pace
  #rest = { x: 0, y: 0 }

  constructor(point) {
    this.#pace = new Pace(point)
  }

  // Returns whether anything scrolled.
  step(element, point, now) {
    const scrollers = scrollersOf(element)
    const isX = this.#scroll("x", scrollers, point, now)
    const isY = this.#scroll("y", scrollers, point, now)
    return isX || isY
  }

  #scroll(axis, scrollers, point, now) {
    for (const scroller of scrollers) {
      const port = scrollport(scroller)
      const [start, end] = axis === "x" ? [port.left, port.right] : [port.top, port.bottom]
      const depth = this.#pace.depth(axis, point[axis], start, end)
      if (depth === 0 || !canScroll(scroller, axis, depth)) continue
      this.#move(scroller, axis, this.#pace.advance(axis, depth, now))
      return true
    }
    this.#pace.pause(axis)
    return false
  }

  // Scroll offsets may round to whole pixels: what is lost is carried over.
  #move(scroller, axis, distance) {
    const whole = Math.trunc(this.#rest[axis] + distance)
    this.#rest[axis] += distance - whole
    if (whole === 0) return
    scroller.scrollBy({ [axis === "x" ? "left" : "top"]: whole, behavior: "instant" })
  }
}

function canScroll(scroller, axis, direction) {
  const style = getComputedStyle(scroller)
  const isRoot = scroller === document.scrollingElement
  const overflow = axis === "x" ? style.overflowX : style.overflowY
  if (!isRoot && !/auto|scroll/.test(overflow)) return false
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = scroller
  if (axis === "y") return room(scrollTop, scrollHeight - clientHeight, direction)
  const most = scrollWidth - clientWidth
  return room(style.direction === "rtl" ? most + scrollLeft : scrollLeft, most, direction)
}

function room(position, most, direction) {
  return direction < 0 ? position > 0.5 : position < most - 0.5
}
