import { api } from "../api.js"
import { confirmRemoval } from "../parts/confirmRemoval.js"
import { button, element, isolated } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { openMenu } from "../parts/menu.js"
import { text } from "../text.js"

/** The grid of boards. */
export class BoardCards {
  element = element("ul", { class: "board-cards", role: "list" })
  #toast
  #onRemoved

  constructor({ toast, onRemoved }) {
    this.#toast = toast
    this.#onRemoved = onRemoved
  }

  update(boards) {
    const focused = document.activeElement?.closest(".board-card")?.dataset.id
    const cards = boards.map(board => this.#card(board))
    this.element.replaceChildren(...cards)
    const heir = cards.find(card => card.dataset.id === focused)
    heir?.querySelector(".board-link").focus({ preventScroll: true })
  }

  #card(board) {
    const name = board.name || text.untitledBoard
    const seconds = Math.max(0, (Date.now() - Date.parse(board.changedAt)) / 1000)
    const more = button(
      "icon-button",
      () => this.#openMenu(board, name, more),
      { "aria-haspopup": "menu", "aria-label": text.boards.more(name) },
      icon("more"),
    )
    const facts = element(
      "p",
      { class: "board-facts footnote" },
      element("span", {}, text.items(board.itemCount)),
      element("span", {}, text.ago(seconds)),
    )
    return element(
      "li",
      { class: "board-card", "data-id": board.id },
      element("span", { class: "board-tile" }, icon(board.layout)),
      element("a", { class: "board-link", href: `/b/${board.id}` }, isolated(name)),
      facts,
      more,
    )
  }

  #openMenu(board, name, anchor) {
    const perform = () => this.#remove(board, name)
    const remove = { label: text.boards.remove, icon: "trash", isDestructive: true, perform }
    openMenu({ anchor, title: name, groups: [[remove]] })
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
      this.#onRemoved(name)
    } catch (error) {
      this.#toast.show(text.boards.removeFailed(error.message))
    }
  }
}
