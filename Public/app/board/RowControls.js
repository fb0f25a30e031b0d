import { editInPlace } from "../parts/editInPlace.js"
import { text } from "../text.js"
import { locate } from "./locate.js"
import { openRowMenu } from "./rowMenu.js"

const steps = { ArrowUp: ["up", "top"], ArrowDown: ["down", "bottom"] }

/** Clicks, keys and context menus of all rows, heard once at the board. */
export class RowControls {
  #live
  #view
  #actions

  constructor(main, { live, view, actions }) {
    this.#live = live
    this.#view = view
    this.#actions = actions
    main.addEventListener("click", event => this.#click(event))
    main.addEventListener("keydown", event => this.#press(event))
    main.addEventListener("contextmenu", event => this.#openContextMenu(event))
  }

  #click({ target }) {
    const control = target.closest("[data-control]")
    const id = control?.closest(".row")?.dataset.id
    if (!id) return
    switch (control.dataset.control) {
      case "check":
        return this.#actions.toggleDone(id)
      case "title":
        return this.#rename(id)
      case "handle":
        return this.#openMenu(id, control, control)
    }
  }

  #press(event) {
    const row = event.target.closest(".row")
    const step = event.altKey && !event.ctrlKey && !event.metaKey ? steps[event.key] : null
    if (!row || !step || event.target.matches("textarea")) return
    event.preventDefault()
    if (row.hasAttribute("data-fixed")) return
    this.#actions.move(row.dataset.id, step[event.shiftKey ? 1 : 0])
    row.scrollIntoView({ block: "nearest" })
  }

  #openContextMenu(event) {
    const row = event.target.closest(".row")
    if (!row || event.target.matches("textarea")) return
    event.preventDefault()
    const isByPointer = event.clientX > 0 || event.clientY > 0
    const control = event.target.closest("[data-control]") ?? row.querySelector(".row-title")
    const anchor = isByPointer ? { x: event.clientX, y: event.clientY } : control
    this.#openMenu(row.dataset.id, anchor, control)
  }

  #openMenu(id, anchor, returnFocus) {
    const { board } = this.#live
    const rename = () => this.#rename(id)
    openRowMenu({ id, board, actions: this.#actions, anchor, returnFocus, rename })
  }

  #rename(id) {
    const shown = this.#view.row(id)?.titleButton
    if (!shown?.isConnected) return
    editInPlace({
      shown,
      value: locate(this.#live.board, id).item.title,
      label: text.row.titleField,
      commit: title => this.#actions.rename(id, title),
    })
  }
}
