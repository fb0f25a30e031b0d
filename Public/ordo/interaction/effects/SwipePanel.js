import { visiblePart } from "../geometry.js"
import { Layer } from "./Layer.js"

export const actionWidth = 76

const corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"]

/**
 * The actions of one row, drawn in the top layer exactly where the row has moved away: nothing is
 * inserted among the host's elements.
 */
export class SwipePanel {
  #corners
  #isAtLeft
  #layer
  #offset
  #row
  #swipe
  constructor(row, edge, isMirrored) {
    this.adopt(row)
    this.#isAtLeft = (edge === "leading") !== isMirrored
    this.#layer = new Layer(row)
    this.element = this.#layer.add(`ordo-swipe ordo-swipe-${edge}`)
    this.element.dir = isMirrored ? "rtl" : "ltr"
  }

  show(actions, perform) {
    actions.forEach((action, index) => {
      const button = this.element.children[index] ?? this.#addButton()
      describe(button, action)
      button.onclick = () => perform(action)
    })
    while (this.element.childElementCount > actions.length) this.element.lastElementChild.remove()
  }

  // `offset` is physical: how far the row has moved to the right.
  move(offset) {
    this.#offset = offset
    const [topLeft, topRight, bottomRight, bottomLeft] = this.#corners
    const clip = offset > 0
      ? `inset(0 ${offset}px 0 0 round 0 ${topRight} ${bottomRight} 0)`
      : `inset(0 0 0 ${-offset}px round ${topLeft} 0 0 ${bottomLeft})`
    this.#swipe.effect.setKeyframes({ transform: `translateX(${offset}px)`, clipPath: clip })
    this.element.style.borderRadius = offset > 0
      ? `${topLeft} 0 0 ${bottomLeft}`
      : `0 ${topRight} ${bottomRight} 0`
    this.follow()
  }

  // Keeps the actions beside their row.
  follow() {
    const rect = this.#row.getBoundingClientRect()
    const width = Math.abs(this.#offset)
    const left = this.#isAtLeft ? rect.left - width : rect.right
    const { style } = this.element
    style.width = `${width}px`
    style.height = `${rect.height}px`
    style.transform = `translate(${left}px, ${rect.top}px)`
    const part = visiblePart(this.#row)
    const [above, below] = [part.top - rect.top, rect.bottom - part.bottom]
    style.clipPath = `inset(${Math.max(above, 0)}px 0 ${Math.max(below, 0)}px)`
  }

  arm(isArmed) {
    this.element.toggleAttribute("data-armed", isArmed)
  }

  activate(isActive) {
    this.#layer.element.inert = !isActive
    this.#layer.element.ariaHidden = isActive ? null : "true"
  }

  // The row to swipe; the actions get the corners that it has.
  adopt(row) {
    this.#swipe?.cancel()
    this.#row = row
    this.#swipe = row.animate({}, { duration: 0, fill: "forwards" })
    const style = getComputedStyle(row)
    this.#corners = corners.map(corner => style[`border${corner}Radius`])
  }

  close() {
    this.#swipe.cancel()
    this.#layer.close()
  }

  #addButton() {
    const button = document.createElement("button")
    button.type = "button"
    button.className = "ordo-swipe-action"
    button.append(document.createElement("span"), document.createElement("span"))
    button.firstChild.className = "ordo-swipe-symbol"
    button.firstChild.ariaHidden = "true"
    this.element.append(button)
    return button
  }
}

function describe(button, { label, tint, symbol, role }) {
  const [sign, text] = button.children
  sign.replaceChildren(symbol ?? "")
  text.textContent = label
  const name = role === "destructive" ? "danger" : tint ?? "accent"
  const plain = { danger: "#c62f2a", accent: "#2f5bd7" }[name] ?? name
  button.style.background = `var(--${name}-solid, ${plain})`
}
