import { copyInSurroundings } from "./copy.js"
import { movedRect, prefersReducedMotion } from "./shifts.js"
import { easing, fade, path, springs } from "./springs.js"

const fastest = 2000

/**
 * The lifted item in the top layer. Its resting place is set by `moveTo`; `glideTo` leads there from
 * where it is shown.
 */
export class Preview {
  #body
  #rect
  #scale
  #element
  #left
  #top
  constructor(layer, { item, rect, custom }) {
    this.#rect = rect
    this.#element = layer.add("ordo-preview")
    this.#body = document.createElement("div")
    this.#body.className = "ordo-preview-body"
    this.#body.append(custom ?? copyInSurroundings(item))
    this.#element.append(this.#body)
    this.#size(item, rect)
    this.moveTo(rect.left, rect.top)
  }

  lift() {
    const scale = Math.min(1.03, 1 + 12 / (this.#rect.right - this.#rect.left))
    if (prefersReducedMotion()) return
    this.#body.animate(
      { scale: ["1", String(scale)], boxShadow: ["none", getComputedStyle(this.#body).boxShadow] },
      { duration: springs.lift.duration, easing: easing(springs.lift), fill: "forwards" })
  }

  moveTo(left, top) {
    this.#left = left
    this.#top = top
    this.#element.style.transform = `translate(${left}px, ${top}px) scale(${this.#scale})`
  }

  async glideTo(place, spring, velocity = { x: 0, y: 0 }) {
    const from = { x: this.#left - place.left, y: this.#top - place.top }
    this.#resize(place)
    this.moveTo(place.left, place.top)
    if (prefersReducedMotion()) return finished(this.#element.animate({ opacity: [0, 1] }, 120))
    this.#lower()
    const frames = path(spring, from, { x: clamp(velocity.x), y: clamp(velocity.y) })
    await finished(this.#element.animate(
      { translate: frames.map(({ x, y }) => `${x}px ${y}px`) },
      { duration: spring.duration }))
  }

  async shake() {
    if (prefersReducedMotion()) return
    await finished(this.#element.animate(
      { translate: ["0", "6px", "-6px", "0"] }, { duration: 120, easing: "ease-in-out" }))
  }

  async fade(duration = fade.duration) {
    await finished(this.#element.animate(
      { opacity: [1, 0] }, { duration, easing: fade.easing, fill: "forwards" }))
  }

  get shownRect() {
    return movedRect(this.#rect, this.#left - this.#rect.left, this.#top - this.#rect.top)
  }

  #size(item, rect) {
    this.#scale = item.offsetWidth ? (rect.right - rect.left) / item.offsetWidth : 1
    this.#resize(rect)
    const radius = getComputedStyle(item).borderTopLeftRadius
    if (radius !== "0px") this.#body.style.setProperty("--ordo-radius", radius)
  }

  // The copy is told its size, for it may stand in the copy of a query container, which has its own.
  #resize({ left, top, right, bottom }) {
    const { style } = this.#element
    style.width = `${(right - left) / this.#scale}px`
    style.height = `${(bottom - top) / this.#scale}px`
    style.setProperty("--ordo-width", style.width)
    style.setProperty("--ordo-height", style.height)
  }

  #lower() {
    this.#body.animate(
      { scale: "1", boxShadow: "none" },
      { duration: springs.settle.duration, easing: easing(springs.move), fill: "forwards" })
  }
}

function clamp(velocity) {
  return Math.max(-fastest, Math.min(fastest, velocity))
}

// A cancelled animation is over as well.
function finished(animation) {
  return animation.finished.catch(() => {})
}
