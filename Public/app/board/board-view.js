import { element } from "../parts/dom.js";
import { orderChildren } from "./order-children.js";
import { RowView } from "./row-view.js";
import { SectionView } from "./section-view.js";

/**
 * The board on the page. `render` brings the page to what the board says: elements are kept by id and patched in place,
 * and of the elements that stay as few as possible are moved.
 */
export class BoardView {
  #sections = new Map();
  #rows = new Map();
  #list = element("div", { class: "board-sections" });
  #delegate;

  /** `delegate` has `add(sectionID, items)`, `sectionAppeared(id, list)` which returns its cleanup, and `focusedRowRemoved(title)`. */
  constructor(main, delegate) {
    this.#delegate = delegate;
    main.replaceChildren(this.#list);
  }

  row(id) {
    return this.#rows.get(id);
  }

  section(id) {
    return this.#sections.get(id)?.view;
  }

  render(board) {
    const live = new Set(board.sections.flatMap(section => section.items.map(item => item.id)));
    const focus = this.#rememberFocus(live);
    this.#renderSections(board);
    for (const section of board.sections) this.#renderRows(section, board.isReorderingEnabled);
    this.#removeRows(live);
    focus.restore();
  }

  #renderSections(board) {
    const ids = new Set(board.sections.map(section => section.id));
    for (const [id, { view, cleanup }] of this.#sections) {
      if (ids.has(id)) continue;
      cleanup();
      view.element.remove();
      this.#sections.delete(id);
    }
    const views = board.sections.map(section => this.#sectionView(section.id));
    views.forEach((view, index) => view.update(board.sections[index], views.length === 1));
    orderChildren(this.#list, views.map(view => view.element));
  }

  #sectionView(id) {
    if (!this.#sections.has(id)) {
      const view = new SectionView(id, items => this.#delegate.add(id, items));
      this.#sections.set(id, { view, cleanup: this.#delegate.sectionAppeared(id, view.list) });
    }
    return this.section(id);
  }

  #renderRows(section, isReorderingEnabled) {
    const rows = section.items.map(item => this.#rowView(item.id));
    const canMove = isReorderingEnabled && section.isReorderable;
    rows.forEach((row, index) => row.update(section.items[index], canMove && !section.items[index].isFixed));
    this.section(section.id).order(rows);
  }

  #rowView(id) {
    if (!this.#rows.has(id)) this.#rows.set(id, new RowView(id));
    return this.#rows.get(id);
  }

  #removeRows(live) {
    for (const [id, row] of this.#rows) {
      if (live.has(id)) continue;
      row.element.remove();
      this.#rows.delete(id);
    }
  }

  /** The focus stays at the same control of the same item; if the item goes, it passes to the next, the previous, the add row. */
  #rememberFocus(live) {
    const focused = document.activeElement;
    const row = this.#list.contains(focused) ? focused.closest(".row") : null;
    if (!row || live.has(row.dataset.id)) return { restore: () => refocus(focused) };
    const heir = nearest(row, "nextElementSibling", live) ?? nearest(row, "previousElementSibling", live);
    const section = row.closest(".section").dataset.id;
    return {
      restore: () => {
        const control = heir?.querySelector(`[data-control="${focused.dataset.control ?? "title"}"]:not([hidden])`);
        (control ?? heir?.querySelector(".row-title") ?? this.section(section)?.addRow)?.focus({ preventScroll: true });
        this.#delegate.focusedRowRemoved(row);
      },
    };
  }
}

function nearest(row, direction, live) {
  let other = row[direction];
  while (other && !live.has(other.dataset.id)) other = other[direction];
  return other;
}

/** Some browsers take the focus from an element that is moved. */
function refocus(element) {
  if (element.isConnected && element !== document.activeElement && element !== document.body) element.focus({ preventScroll: true });
}
