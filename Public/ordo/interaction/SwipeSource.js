import { closestCollection } from "./registry.js"

let count = 0

/** The rows of one element that can be swiped, and what was registered for them. */
export class SwipeSource {
  registrations = new Set()

  constructor(element) {
    this.element = element
    this.key = String((count += 1))
    element.dataset.ordoSwipe = this.key
  }

  selectorOf({ items }) {
    const scope = `[data-ordo-swipe="${this.key}"]`
    return items ? `${scope} :is(${items.replaceAll(":scope", scope)})` : scope
  }

  rowAt(node) {
    const selectors = [...this.registrations].map(options => this.selectorOf(options))
    const row = node.closest(selectors.join())
    return row && this.element.contains(row) ? row : null
  }

  itemID(row) {
    const own = [...this.registrations].find(({ itemID }) => itemID)?.itemID
    if (own) return own(row)
    const collection = closestCollection(row)
    return collection?.isItem(row) ? collection.itemID(row) : row.dataset.id ?? (row.id || row)
  }

  find(id) {
    const [options] = this.registrations
    const rows = options?.items ? this.element.querySelectorAll(this.selectorOf(options)) : []
    return [...rows].find(row => this.itemID(row) === id) ?? null
  }

  actionsOf(row, edge) {
    const options = this.optionsFor(row, edge)
    return options ? options.content(row).filter(Boolean) : []
  }

  edgesOf(row, actionWidth) {
    const edges = {}
    for (const edge of ["leading", "trailing"]) {
      const { length } = this.actionsOf(row, edge)
      const { allowsFullSwipe = true } = this.optionsFor(row, edge) ?? {}
      if (length > 0) edges[edge] = { width: length * actionWidth, allowsFullSwipe }
    }
    return edges
  }

  optionsFor(row, wanted) {
    return [...this.registrations].find(
      options => (options.edge ?? "trailing") === wanted && row.matches(this.selectorOf(options)))
  }
}
