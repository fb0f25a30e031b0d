import { element, isolated } from "./dom.js"
import { icon } from "./icons.js"

const margin = 12
let open = null

/**
 * Opens a menu at `anchor`: a button, or a point `{ x, y }` beside `returnFocus`, which gets the
 * focus back. `groups` are arrays of `{ label, icon, perform, href, isChecked, isDestructive,
 * reason }`; an item with a `reason` cannot be chosen now and says why.
 */
export function openMenu({ anchor, title = null, groups, returnFocus = anchor }) {
  const isSecondPress = open?.owner === anchor
  open?.close()
  if (isSecondPress) return
  const menu = new Menu(title, groups, returnFocus)
  open = menu
  menu.show(anchor)
}

class Menu {
  owner
  #element

  constructor(title, groups, owner) {
    this.owner = owner
    const heading = element("div", { class: "menu-title", role: "presentation" }, isolated(title))
    const filled = groups.filter(group => group.length)
    this.#element = element(
      "div",
      {
        class: "menu",
        popover: "auto",
        role: "menu",
        "aria-label": title,
        onkeydown: event => this.#walk(event),
        onbeforetoggle: event => event.newState === "closed" && this.#leave(),
        ontoggle: event => event.newState === "closed" && this.#element.remove(),
      },
      heading,
      ...filled.map(group => this.#group(group)),
    )
  }

  show(anchor) {
    const { owner } = this
    document.body.append(this.#element)
    // Where a click does not focus its button, the focus could not come back to it.
    owner.focus({ preventScroll: true })
    owner.setAttribute("aria-expanded", "true")
    this.#element.showPopover()
    // Once this click is over: a press on the owner then closes the menu instead of reopening it.
    setTimeout(() => open === this && this.#claim(owner))
    place(this.#element, anchor)
    this.#items[0]?.focus({ preventScroll: true })
  }

  close() {
    if (this.#element.matches(":popover-open")) this.#element.hidePopover()
  }

  #claim(owner) {
    owner.popoverTargetElement = this.#element
    owner.popoverTargetAction = "hide"
  }

  #leave() {
    if (open === this) open = null
    this.owner.removeAttribute("aria-expanded")
    this.owner.popoverTargetElement = null
  }

  #group(group) {
    const items = group.map(item => this.#item(item))
    return element("div", { class: "menu-group", role: "group" }, ...items)
  }

  #item({ label, icon: iconName, perform, href, isChecked, isDestructive, reason }) {
    const isChoice = isChecked !== undefined
    const attributes = {
      class: isDestructive ? "menu-item menu-item-danger" : "menu-item",
      role: isChoice ? "menuitemcheckbox" : "menuitem",
      "aria-checked": isChoice ? String(isChecked) : null,
      "aria-disabled": reason ? "true" : null,
      tabindex: "-1",
      onclick: () => reason || this.#choose(perform),
    }
    const children = [
      iconName ? icon(iconName) : null,
      isolated(label),
      reason ? element("span", { class: "menu-reason" }, reason) : null,
      isChecked ? icon("check", "menu-check") : null,
    ]
    return href
      ? element("a", { ...attributes, href, download: true }, ...children)
      : element("button", { ...attributes, type: "button" }, ...children)
  }

  #choose(perform) {
    this.close()
    perform?.()
  }

  get #items() {
    return [...this.#element.querySelectorAll(".menu-item")]
  }

  #walk(event) {
    const all = this.#items
    const at = all.indexOf(document.activeElement)
    const targets = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at <= 0 ? -1 : at - 1),
      Home: all[0],
      End: all.at(-1),
    }
    const target = targets[event.key] ?? byLetter(all, at, event)
    if (event.key === "Tab") this.close()
    if (!target && event.key !== "Tab") return
    event.preventDefault()
    target?.focus()
  }
}

function byLetter(all, at, { key, ctrlKey, metaKey, altKey }) {
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return null
  const letter = key.toLocaleLowerCase()
  const inTurn = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return inTurn.find(item => item.textContent.trim().toLocaleLowerCase().startsWith(letter))
}

/**
 * Below a button with the far edges aligned, or at a point, moved so that all of it is in sight.
 * On narrow screens the styles make it a sheet at the bottom instead.
 */
function place(menu, anchor) {
  const isPoint = !(anchor instanceof Element)
  const target = isPoint ? new DOMRect(anchor.x, anchor.y, 0, 0) : anchor.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(menu).direction === "rtl"
  const fromLeft = isPoint === isRightToLeft ? target.right - width : target.x
  const inline = isRightToLeft ? innerWidth - fromLeft - width : fromLeft
  const below = target.bottom + 4
  const fits = below + height <= innerHeight - margin
  const block = fits ? below : target.top - 4 - height
  menu.style.setProperty("--menu-inline", `${clamp(inline, innerWidth - width - margin)}px`)
  menu.style.setProperty("--menu-block", `${clamp(block, innerHeight - height - margin)}px`)
}

function clamp(value, largest) {
  return Math.max(margin, Math.min(value, largest))
}
