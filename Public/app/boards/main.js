import { api } from "../api.js"
import { element, setText } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { text } from "../text.js"
import { BoardCards } from "./BoardCards.js"
import { composer } from "./composer.js"

const main = document.querySelector("main")
const status = document.querySelector("[role=status]")
const cards = new BoardCards({ onRemoved: removed })
let shown = null

async function refresh() {
  try {
    show(await api.boards())
  } catch (error) {
    if (!shown) main.replaceChildren(element("div", { class: "empty" }, element("p", {}, text.boards.unreachable)))
    setText(status, error.message)
  }
}

function show({ boards }) {
  const wanted = boards.length ? "cards" : "first-run"
  cards.update(boards)
  if (shown === wanted) return
  shown = wanted
  main.replaceChildren(wanted === "cards" ? boardsPage() : firstRun())
}

function boardsPage() {
  return element(
    "div",
    { class: "boards" },
    element("div", { class: "boards-header" },
      element("h1", {}, text.boards.title),
      element("button", { type: "button", class: "button button-primary button-pill", onclick: compose }, icon("plus"), text.boards.newBoard)),
    cards.element)
}

function firstRun() {
  const page = element("div", { class: "first-run" }, composer({ heading: "h1" }))
  // A keyboard never springs up by itself: only a fine pointer comes with a real one.
  if (matchMedia("(pointer: fine)").matches) queueMicrotask(() => page.querySelector("textarea").focus())
  return page
}

function compose() {
  const dialog = element("dialog", { class: "dialog dialog-wide", "aria-labelledby": "composer-title" })
  dialog.append(composer({ heading: "h2", cancel: () => dialog.close() }))
  dialog.addEventListener("close", () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function removed(board) {
  setText(status, text.boards.removed(board.name || text.untitledBoard))
  refresh()
}

document.addEventListener("visibilitychange", () => document.hidden || refresh())
window.addEventListener("pageshow", event => event.persisted && refresh())
window.addEventListener("online", refresh)
refresh()
