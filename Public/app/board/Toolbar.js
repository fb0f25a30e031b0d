import { button, element, isolated, setAttribute, setText } from "../parts/dom.js"
import { editInPlace } from "../parts/editInPlace.js"
import { icon } from "../parts/icons.js"
import { text } from "../text.js"
import { ConnectionSign } from "./ConnectionSign.js"

const layouts = ["list", "grid", "row"]

/** The bar on top: back, the board's name, the connection sign, the layouts, the menu. */
export class Toolbar {
  connection = new ConnectionSign()
  #delegate
  #shownName = ""
  #nameText = isolated("")
  #name = button("", () => this.rename(), {}, this.#nameText)
  #layouts = layouts.map(layout => this.#layoutButton(layout))
  #more = button(
    "icon-button",
    () => this.#delegate.openMenu(this.#more),
    { "aria-haspopup": "menu", "aria-label": text.board.menu },
    icon("more"),
  )

  /** `delegate` has `rename(name)`, `setLayout(layout)` and `openMenu(button)`. */
  constructor(header, delegate) {
    this.#delegate = delegate
    const back = { class: "icon-button", href: "/", "aria-label": text.board.back }
    const group = { class: "segmented", role: "group", "aria-label": text.board.layout }
    header.replaceChildren(
      element("a", back, icon("back")),
      element("h1", { class: "toolbar-name" }, this.#name),
      this.connection.element,
      element("span", { class: "toolbar-space" }),
      element("div", group, ...this.#layouts),
      this.#more,
    )
    const noteScroll = () => setAttribute(header, "data-scrolled", scrollY > 0)
    addEventListener("scroll", noteScroll, { passive: true })
  }

  update(name, layout) {
    this.#shownName = name
    setText(this.#nameText, name || text.untitledBoard)
    document.title = text.pageTitle(name || text.untitledBoard)
    layouts.forEach((each, index) =>
      setAttribute(this.#layouts[index], "aria-pressed", String(each === layout)),
    )
  }

  rename() {
    if (!this.#name.isConnected) return
    editInPlace({
      shown: this.#name,
      value: this.#shownName,
      label: text.board.nameField,
      commit: name => this.#delegate.rename(name),
    })
  }

  #layoutButton(layout) {
    const name = text.board.layouts[layout]
    const choose = () => this.#delegate.setLayout(layout)
    return button("", choose, { title: name, "aria-label": name }, icon(layout))
  }
}
