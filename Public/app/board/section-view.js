import { element, isolated, setAttribute, setText } from "../parts/dom.js";
import { text } from "../text.js";
import { AddRow } from "./add-row.js";
import { orderChildren } from "./order-children.js";

/** One section on the page: its header, its rows, and the row that adds to it. */
export class SectionView {
  #name = isolated("");
  #header;
  #count = element("span", { class: "section-count footnote" });
  list = element("ul", { class: "section-items", role: "list" });
  addRow;
  element;

  constructor(id, add) {
    this.addRow = new AddRow(add);
    const headingID = `section-${id}`;
    this.#header = element(
      "div", { class: "section-header" }, element("h2", { class: "section-name", id: headingID }, this.#name), this.#count);
    this.element = element(
      "section",
      { class: "section", "data-id": id, "aria-labelledby": headingID },
      this.#header,
      element("div", { class: "section-body" }, this.list, this.addRow.element));
  }

  /** `isOnly` says that the board has no other section; without a name it then needs no header. */
  update(section, isOnly) {
    setText(this.#name, section.name || text.section.unnamed);
    setText(this.#count, String(section.items.length));
    setAttribute(this.#header, "data-plain", isOnly && !section.name);
    setAttribute(this.list, "data-empty", isOnly ? text.board.empty : text.board.emptySection);
    this.addRow.update(section.name);
  }

  order(rows) {
    orderChildren(this.list, rows.map(row => row.element));
  }
}
