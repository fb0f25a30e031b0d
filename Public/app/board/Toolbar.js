import { element, isolated, setAttribute, setText } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { editInPlace } from "../parts/editInPlace.js"
import { text } from "../text.js"
import { ConnectionSign } from "./ConnectionSign.js"

const layouts = ["list", "grid", "row"]

/** The bar on top: back, the board's name, the connection sign, the layouts, the menu. */
export class Toolbar {
  connection = new ConnectionSign()
  #nameText = isolated("")
  #name = element("button", { type: "button", onclick: () => this.rename() }, this.#nameText)
  #more = element(
    "button",
    { type: "button", class: "icon-button", "aria-haspopup": "menu", "aria-label": text.board.menu, onclick: () => this.#delegate.openMenu(this.#more) },
    icon("more"))
  #layouts = layouts.map(layout => element(
    "button",
    { type: "button", title: text.board.layouts[layout], "aria-label": text.board.layouts[layout], onclick: () => this.#delegate.setLayout(layout) },
    icon(layout)))
  #delegate
  #shownName = ""

  /** `delegate` has `rename(name)`, `setLayout(layout)` and `openMenu(button)`. */
  constructor(header, delegate) {
    this.#delegate = delegate
    header.replaceChildren(
      element("a", { class: "icon-button", href: "/", "aria-label": text.board.back }, icon("back")),
      element("h1", { class: "toolbar-name" }, this.#name),
      this.connection.element,
      element("span", { class: "toolbar-space" }),
      element("div", { class: "segmented", role: "group", "aria-label": text.board.layout }, ...this.#layouts),
      this.#more)
    addEventListener("scroll", () => setAttribute(header, "data-scrolled", scrollY > 0), { passive: true })
  }

  update(name, layout) {
    this.#shownName = name
    setText(this.#nameText, name || text.untitledBoard)
    document.title = text.pageTitle(name || text.untitledBoard)
    layouts.forEach((each, index) => setAttribute(this.#layouts[index], "aria-pressed", String(each === layout)))
  }

  rename() {
    editInPlace({ shown: this.#name, value: this.#shownName, label: text.board.nameField, commit: name => this.#delegate.rename(name) })
  }
}
