import { element } from "../parts/dom.js"
import { orderChildren } from "./orderChildren.js"
import { RowView } from "./RowView.js"
import { SectionView } from "./SectionView.js"

/**
 * The board on the page. `render` brings the page to what the board says: elements are kept by id
 * and patched in place, and of those that stay as few as possible are moved.
 */
export class BoardView {
  #sections = new Map()
  #rows = new Map()
  element = element("div", { class: "board-sections" })
  #delegate

  /**
   * `delegate` has what the sections need, and `sectionAppeared(id, list)`, which returns its
   * cleanup, and `focusedRowRemoved(title)`.
   */
  constructor(main, delegate) {
    this.#delegate = delegate
    main.replaceChildren(this.element)
  }

  row(id) {
    return this.#rows.get(id)
  }

  section(id) {
    return this.#sections.get(id)?.view
  }

  render(board) {
    const { sections } = board
    const live = new Set(sections.flatMap(section => section.items.map(item => item.id)))
    const restoreFocus = this.#rememberFocus(live)
    this.#renderSections(sections)
    for (const section of sections) this.#renderRows(section, board.settings.isReorderingEnabled)
    this.#removeRows(live)
    restoreFocus()
  }

  #renderSections(sections) {
    const live = new Set(sections.map(section => section.id))
    for (const id of this.#sections.keys()) {
      if (!live.has(id)) this.#removeSection(id)
    }
    const views = sections.map(section => this.#sectionView(section.id))
    views.forEach((view, index) => view.update(sections[index], views.length === 1))
    orderChildren(
      this.element,
      views.map(view => view.element),
    )
  }

  #removeSection(id) {
    const { view, cleanup } = this.#sections.get(id)
    cleanup()
    view.element.remove()
    this.#sections.delete(id)
  }

  #sectionView(id) {
    if (!this.#sections.has(id)) {
      const view = new SectionView(id, this.#delegate)
      this.#sections.set(id, { view, cleanup: this.#delegate.sectionAppeared(id, view.list) })
    }
    return this.section(id)
  }

  #renderRows({ id, items, isReorderable }, isReorderingEnabled) {
    const rows = items.map(item => this.#rowView(item.id))
    const canMove = isReorderingEnabled && isReorderable
    rows.forEach((row, index) => row.update(items[index], canMove && !items[index].isFixed))
    this.section(id).order(rows)
  }

  #rowView(id) {
    if (!this.#rows.has(id)) this.#rows.set(id, new RowView(id))
    return this.#rows.get(id)
  }

  #removeRows(live) {
    for (const [id, row] of this.#rows) {
      if (live.has(id)) continue
      row.element.remove()
      this.#rows.delete(id)
    }
  }

  /**
   * The focus stays at the same control of the same item; when the item goes, it passes to the
   * next, else the previous, else the add row. Returns what restores it after the render.
   */
  #rememberFocus(live) {
    const focused = document.activeElement
    const row = this.element.contains(focused) ? focused.closest(".row") : null
    if (!row || live.has(row.dataset.id)) return () => refocus(focused)
    const heir =
      nearest(row, "nextElementSibling", live) ?? nearest(row, "previousElementSibling", live)
    const sectionID = row.closest(".section").dataset.id
    return () => {
      const target = heir ? controlOf(heir, focused) : this.section(sectionID)?.addRow
      target?.focus({ preventScroll: true })
      this.#delegate.focusedRowRemoved(row.querySelector(".row-title bdi")?.textContent ?? "")
    }
  }
}

function nearest(row, direction, live) {
  let other = row[direction]
  while (other && !live.has(other.dataset.id)) other = other[direction]
  return other
}

function controlOf(row, control) {
  const same = row.querySelector(`[data-control="${control.dataset.control}"]:not([hidden])`)
  return same ?? row.querySelector(".row-title")
}

/** Some browsers take the focus from an element that is moved. */
function refocus(element) {
  const isLost = element !== document.activeElement && element !== document.body
  if (isLost && element.isConnected) element.focus({ preventScroll: true })
}
