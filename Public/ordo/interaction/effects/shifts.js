import { easing, springs } from "./springs.js"

// The one owner of where a host's element is shown beside its place in the layout. Shifts are web
// animations on `translate`: no attribute of the host is touched, and its own `transform` stays.

const shifts = new WeakMap()
const nowhere = { x: 0, y: 0 }

export function shift(element, to, { from = visibleShift(element), scale = 1 } = {}) {
  shifts.get(element)?.animation.cancel()
  const isMoving = !prefersReducedMotion() && Math.hypot(from.x - to.x, from.y - to.y) > 0.5
  if (!isMoving && to.x === 0 && to.y === 0) return void shifts.delete(element)
  const frames = isMoving ? [from, to] : [to, to]
  const animation = element.animate(
    { translate: frames.map(({ x, y }) => `${x / scale}px ${y / scale}px`) },
    { duration: isMoving ? springs.move.duration : 0, easing: easing(springs.move), fill: "both" })
  shifts.set(element, { to, scale, animation })
  animation.onfinish = () => settle(element, animation)
}

export function unshift(element) {
  shifts.get(element)?.animation.cancel()
  shifts.delete(element)
}

/** Where the shift will come to rest. */
export function finalShift(element) {
  return shifts.get(element)?.to ?? nowhere
}

/** Where the element is shown at this moment, in the middle of a glide as well. */
export function visibleShift(element) {
  const shift = shifts.get(element)
  if (!shift) return nowhere
  if (shift.animation.playState !== "running") return shift.to
  const [x = 0, y = 0] = getComputedStyle(element).translate.split(" ").map(parseFloat)
  return { x: (x || 0) * shift.scale, y: y * shift.scale }
}

/** The element's rectangle as if nothing were shifted, neither itself nor what it stands in. */
export function naturalRect(element) {
  const rect = element.getBoundingClientRect()
  let [x, y] = [0, 0]
  for (let at = element; at; at = at.parentElement) {
    if (!shifts.has(at)) continue
    const visible = visibleShift(at)
    x += visible.x
    y += visible.y
  }
  return movedRect(rect, -x, -y)
}

export function sum(a, b) {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function movedRect({ left, top, right, bottom }, x, y) {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

export function prefersReducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** Keeps styles on an element, without touching its attributes, until the returned function is called. */
export function hold(element, styles) {
  const animation = element.animate(styles, { duration: 0, fill: "forwards" })
  return () => animation.cancel()
}

function settle(element, animation) {
  const shift = shifts.get(element)
  if (shift?.animation === animation && shift.to.x === 0 && shift.to.y === 0) unshift(element)
}
