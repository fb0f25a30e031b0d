import { element, isolated } from "./dom.js"
import { icon } from "./icons.js"

const margin = 12
let open = null

/**
 * Opens a menu at `anchor` (a button, or a point `{ x, y }` beside `returnFocus`).
 * `groups` are arrays of `{ label, icon, perform, href, isChecked, isDestructive, reason }`; an item with a `reason`
 * cannot be chosen now and says why. The focus goes back to `returnFocus` before the choice is performed.
 */
export function openMenu({ anchor, title = null, groups, returnFocus = anchor }) {
  open?.hidePopover()
  const menu = element("div", { class: "menu", popover: "auto", role: "menu", "aria-label": title })
  if (title) menu.append(element("div", { class: "menu-title", role: "presentation" }, isolated(title)))
  for (const group of groups.filter(group => group.length)) {
    menu.append(element("div", { class: "menu-group", role: "group" }, ...group.map(item => menuItem(item, menu, returnFocus))))
  }
  document.body.append(menu)
  menu.addEventListener("keydown", event => walk(menu, event))
  menu.addEventListener("toggle", event => event.newState === "closed" && close(menu, returnFocus))
  returnFocus.setAttribute?.("aria-expanded", "true")
  open = menu
  menu.showPopover()
  place(menu, anchor)
  items(menu)[0]?.focus({ preventScroll: true })
  return menu
}

function menuItem({ label, icon: iconName, perform, href, isChecked, isDestructive, reason }, menu, returnFocus) {
  const choose = event => {
    if (reason) return event.preventDefault()
    menu.hidePopover()
    if (href) return
    returnFocus.focus?.({ preventScroll: true })
    perform()
  }
  return element(
    href ? "a" : "button",
    {
      class: isDestructive ? "menu-item menu-item-danger" : "menu-item",
      role: isChecked === undefined ? "menuitem" : "menuitemcheckbox",
      "aria-checked": isChecked === undefined ? null : String(isChecked),
      "aria-disabled": reason ? "true" : null,
      tabindex: "-1",
      ...(href ? { href, download: true } : { type: "button" }),
      onclick: choose,
    },
    iconName ? icon(iconName) : null,
    isolated(label),
    reason ? element("span", { class: "menu-reason" }, reason) : null,
    isChecked ? checkSign() : null)
}

function checkSign() {
  const sign = icon("check")
  sign.classList.add("menu-check")
  return sign
}

function items(menu) {
  return [...menu.querySelectorAll(".menu-item")]
}

function walk(menu, event) {
  const all = items(menu)
  const at = all.indexOf(document.activeElement)
  const targets = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all.at(at <= 0 ? -1 : at - 1),
    Home: all[0],
    End: all.at(-1),
  }
  if (event.key === "Tab") {
    event.preventDefault()
    return menu.hidePopover()
  }
  const target = targets[event.key] ?? byLetter(all, at, event)
  if (!target) return
  event.preventDefault()
  target.focus()
}

function byLetter(all, at, { key, ctrlKey, metaKey, altKey }) {
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return null
  const letter = key.toLocaleLowerCase()
  return [...all.slice(at + 1), ...all.slice(0, at + 1)]
    .find(item => item.textContent.trim().toLocaleLowerCase().startsWith(letter))
}

/** Below the anchor, its far edge aligned, moved so that the whole menu is in sight. On narrow screens CSS decides. */
function place(menu, anchor) {
  const target = anchor.getBoundingClientRect?.() ?? new DOMRect(anchor.x, anchor.y, 0, 0)
  const { width, height } = menu.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl"
  const isPoint = target.width === 0
  const start = isRightToLeft
    ? innerWidth - (isPoint ? target.x : target.x + width)
    : isPoint ? target.x : target.right - width
  const below = target.bottom + 4
  const block = below + height > innerHeight - margin ? Math.max(margin, target.top - 4 - height) : below
  menu.style.setProperty("--menu-inline", `${clamp(start, innerWidth - width - margin)}px`)
  menu.style.setProperty("--menu-block", `${clamp(block, innerHeight - height - margin)}px`)
}

function clamp(value, largest) {
  return Math.max(margin, Math.min(value, largest))
}

function close(menu, returnFocus) {
  const hadFocus = menu.contains(document.activeElement) || document.activeElement === document.body
  menu.remove()
  if (open === menu) open = null
  returnFocus.removeAttribute?.("aria-expanded")
  if (hadFocus && returnFocus.isConnected) returnFocus.focus({ preventScroll: true })
}
