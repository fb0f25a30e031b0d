import { closestCollection } from "./registry.js"

let count = 0

/**
 * The items of one element, found by walking from a known one, never by listing all of them. A unit is
 * an item, or another piece of the flow (a fixed row, an add row) that makes room like an item.
 */
export class Collection {
  constructor(element, options) {
    this.element = element
    this.options = options
    this.key = String((count += 1))
    element.dataset.ordoCollection = this.key
  }

  get id() {
    return this.options.collectionID
  }

  get selector() {
    const items = this.options.items ?? ":scope > *"
    return items.replaceAll(":scope", `[data-ordo-collection="${this.key}"]`)
  }

  itemID(element) {
    const { itemID = element => element.dataset.id ?? element.id } = this.options
    return itemID(element)
  }

  isItem(element) {
    return element.matches(this.selector) && closestCollection(element.parentElement) === this
  }

  itemAt(node) {
    for (let at = node; at && at !== this.element; at = at.parentElement) {
      if (this.isItem(at)) return at
    }
    return null
  }

  // `hint` is where it was before; only when it is not there any more are all items looked through.
  find(id, hint = null) {
    if (hint?.isConnected && this.isItem(hint) && this.itemID(hint) === id) return hint
    const items = [...this.element.querySelectorAll(this.selector)]
    return items.find(item => this.isItem(item) && this.itemID(item) === id) ?? null
  }

  first(skips) {
    return this.#walk(this.element, "firstChild", skips)
  }

  last(skips) {
    return this.#walk(this.element, "lastChild", skips)
  }

  next(unit, skips) {
    return this.#walk(unit, "nextSibling", skips)
  }

  previous(unit, skips) {
    return this.#walk(unit, "previousSibling", skips)
  }

  nextItem(unit, skips) {
    let next = this.next(unit, skips)
    while (next && !this.isItem(next)) next = this.next(next, skips)
    return next
  }

  // Rows may stand in blocks: a wrapper that holds items is stepped into, anything else is a unit.
  #walk(from, step, skips = () => false) {
    const walker = document.createTreeWalker(this.element, NodeFilter.SHOW_ELEMENT, element => {
      if (skips(element)) return NodeFilter.FILTER_REJECT
      if (this.isItem(element) || !element.querySelector(this.selector)) return NodeFilter.FILTER_ACCEPT
      return NodeFilter.FILTER_SKIP
    })
    walker.currentNode = from
    return walker[step]()
  }
}
