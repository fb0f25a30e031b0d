import { button, element, isolated, setAttribute, setText } from "../parts/dom.js"
import { editInPlace } from "../parts/editInPlace.js"
import { icon } from "../parts/icons.js"
import { text } from "../text.js"
import { AddRow } from "./AddRow.js"
import { orderChildren } from "./orderChildren.js"

/** One section on the page: its header, its rows, and the row that adds to it. */
export class SectionView {
  #delegate
  #id
  #shownName = ""
  #nameText = isolated("")
  #name = button("", () => this.rename(), {}, this.#nameText)
  #count = element("span", { class: "section-count footnote" })
  #more = button(
    "icon-button",
    () => this.#delegate.openSectionMenu(this.#id, this.#more),
    { "aria-haspopup": "menu" },
    icon("more"),
  )
  #header
  list = element("ul", { class: "section-items", role: "list" })
  addRow
  element

  /** `delegate` has `add(id, items)`, `renameSection(id, name)`, `openSectionMenu(id, button)`. */
  constructor(id, delegate) {
    this.#id = id
    this.#delegate = delegate
    this.addRow = new AddRow(items => delegate.add(id, items))
    const heading = element("h2", { class: "section-name", id: `section-${id}` }, this.#name)
    const body = element("div", { class: "section-body" }, this.list, this.addRow.element)
    this.#header = element("div", { class: "section-header" }, heading, this.#count, this.#more)
    this.element = element(
      "section",
      { class: "section", "data-id": id, "aria-labelledby": heading.id },
      this.#header,
      body,
    )
  }

  /** `isOnly` says that the board has no other section; without a name it then needs no header. */
  update(section, isOnly) {
    const name = section.name || text.section.unnamed
    this.#shownName = section.name
    setText(this.#nameText, name)
    setText(this.#count, String(section.items.length))
    setAttribute(this.#more, "aria-label", text.section.more(name))
    setAttribute(this.#header, "data-plain", isOnly && !section.name)
    setAttribute(this.list, "data-empty", isOnly ? text.board.empty : text.board.emptySection)
    this.addRow.update(section.name)
  }

  order(rows) {
    orderChildren(
      this.list,
      rows.map(row => row.element),
    )
  }

  rename() {
    if (!this.#name.isConnected) return
    editInPlace({
      shown: this.#name,
      value: this.#shownName,
      label: text.section.nameField,
      commit: name => this.#delegate.renameSection(this.#id, name),
    })
  }
}
