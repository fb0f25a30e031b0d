import { api } from "../api.js"
import { confirmRemoval } from "../parts/confirmRemoval.js"
import { element, isolated } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { openMenu } from "../parts/menu.js"
import { Toast } from "../parts/Toast.js"
import { text } from "../text.js"

/** The grid of boards. */
export class BoardCards {
  element = element("ul", { class: "board-cards", role: "list" })
  #toast = new Toast()
  #onRemoved

  constructor({ onRemoved }) {
    this.#onRemoved = onRemoved
  }

  update(boards) {
    const focused = document.activeElement?.closest?.(".board-card")?.dataset.id
    this.element.replaceChildren(...boards.map(board => this.#card(board)))
    if (focused) this.element.querySelector(`[data-id="${CSS.escape(focused)}"] .board-link`)?.focus({ preventScroll: true })
  }

  #card(board) {
    const name = board.name || text.untitledBoard
    const seconds = Math.max(0, (Date.now() - Date.parse(board.changedAt)) / 1000)
    const more = element(
      "button",
      { type: "button", class: "icon-button", "aria-haspopup": "menu", "aria-label": text.boards.more(name), onclick: () => this.#openMenu(board, name, more) },
      icon("more"))
    return element(
      "li",
      { class: "board-card", "data-id": board.id },
      element("span", { class: "board-tile" }, icon(board.layout ?? "list")),
      element("a", { class: "board-link", href: `/b/${board.id}` }, isolated(name)),
      element("p", { class: "footnote" }, text.boardFootnote(board.itemCount, seconds)),
      more)
  }

  #openMenu(board, name, button) {
    const remove = { label: text.boards.remove, icon: "trash", isDestructive: true, perform: () => this.#remove(board, name) }
    openMenu({ anchor: button, title: name, groups: [[remove]] })
  }

  async #remove(board, name) {
    const isConfirmed = await confirmRemoval({
      question: text.boards.removeQuestion(name),
      explanation: text.boards.removeExplanation,
      confirm: text.boards.removeConfirm,
    })
    if (!isConfirmed) return
    try {
      await api.removeBoard(board.id)
      this.#onRemoved(board)
    } catch (error) {
      this.#toast.show(text.boards.removeFailed(error.message))
    }
  }
}
