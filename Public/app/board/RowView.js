import { element, isolated, setAttribute, setText } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { text } from "../text.js"

/** One item on the page. The element lives as long as the item; `update` touches what differs. */
export class RowView {
  #shown = {}
  #check = control("check", "row-check", {}, icon("check"))
  #symbol = element("span", { class: "row-symbol", "aria-hidden": "true" })
  #titleText = isolated("")
  #title = control("title", "row-title", {}, this.#titleText)
  #note = element("p", { class: "row-note", dir: "auto" })
  #pin = element("span", { class: "row-pin" }, icon("pin"), hiddenText(text.row.pinned))
  #number = element("span", { class: "row-number footnote", "aria-hidden": "true" })
  #handle = control(
    "handle",
    "handle",
    { "aria-haspopup": "menu", "aria-describedby": "reorder-help" },
    icon("handle"),
  )

  element = element(
    "li",
    { class: "row" },
    this.#check,
    this.#symbol,
    element("div", { class: "row-text" }, this.#title, this.#note),
    element("div", { class: "row-signs" }, this.#pin, this.#number),
    this.#handle,
  )

  constructor(id) {
    this.element.dataset.id = id
  }

  get titleButton() {
    return this.#title
  }

  update(item, isMovable) {
    const wanted = { ...item, isMovable }
    const isSame = Object.keys(wanted).every(key => wanted[key] === this.#shown[key])
    if (isSame) return
    this.#shown = wanted
    this.#updateText(wanted)
    this.#updateState(wanted)
  }

  #updateText({ title, note, symbol, color }) {
    setText(this.#titleText, title || text.row.untitled)
    setText(this.#note, note.split("\n", 1)[0])
    this.#note.hidden = !note
    setText(this.#symbol, symbol ?? "")
    this.#symbol.hidden = !symbol && !color
    setAttribute(this.#symbol, "data-color", color)
  }

  #updateState({ title, isDone, isPinned, isMovable }) {
    const name = title || text.row.untitled
    setAttribute(this.element, "data-done", isDone)
    setAttribute(this.element, "data-fixed", !isMovable)
    setAttribute(this.element, "aria-label", isMovable ? null : text.row.fixed(name))
    setAttribute(this.#check, "aria-pressed", String(isDone))
    setAttribute(this.#check, "aria-label", text.row.done(name))
    setAttribute(this.#handle, "aria-label", text.row.reorder(name))
    this.#pin.hidden = !isPinned
    this.#handle.hidden = !isMovable
  }
}

function control(name, className, attributes, child) {
  const own = { type: "button", class: className, "data-control": name }
  return element("button", { ...own, ...attributes }, child)
}

function hiddenText(string) {
  return element("span", { class: "visually-hidden" }, string)
}
