import { api } from "../api.js"
import { button, element, setText } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { Toast } from "../parts/Toast.js"
import { text } from "../text.js"
import { BoardCards } from "./BoardCards.js"
import { composer } from "./composer.js"
import { fileButton, importFile } from "./importFile.js"

const main = document.querySelector("main")
const status = document.querySelector("[role=status]")
const toast = new Toast()
const cards = new BoardCards({ toast, onRemoved: removed })
let shown = null

async function refresh() {
  try {
    show(await api.boards())
  } catch (error) {
    setText(status, error.message)
    if (!shown) main.replaceChildren(unreachable())
  }
}

function show({ boards }) {
  const wanted = boards.length ? "boards" : "first run"
  cards.update(boards)
  if (shown === wanted) return
  shown = wanted
  main.replaceChildren(boards.length ? boardsPage() : firstRun())
}

function boardsPage() {
  const style = "button button-primary button-pill"
  const add = button(style, compose, {}, icon("plus"), text.boards.newBoard)
  const named = { title: text.composer.importFile, "aria-label": text.composer.importFile }
  const importing = fileButton("icon-button", importChosen, named, icon("import"))
  const title = element("h1", {}, text.boards.title)
  const header = element("div", { class: "boards-header" }, title, importing, add)
  return element("div", { class: "boards" }, header, cards.element)
}

function firstRun() {
  const form = composer({ heading: "h1" })
  // A keyboard never springs up by itself: only a fine pointer comes with a real one.
  const hasKeyboard = matchMedia("(pointer: fine)").matches
  if (hasKeyboard) queueMicrotask(() => form.querySelector("textarea").focus())
  return element("div", { class: "first-run" }, form)
}

function unreachable() {
  return element("div", { class: "empty" }, element("p", {}, text.boards.unreachable))
}

function compose() {
  const form = composer({ heading: "h2", cancel: () => dialog.close() })
  const attributes = { class: "dialog dialog-wide", "aria-labelledby": "composer-title" }
  const dialog = element("dialog", { ...attributes, onclose: () => dialog.remove() }, form)
  document.body.append(dialog)
  dialog.showModal()
}

async function importChosen(file) {
  try {
    const { id } = await importFile(file)
    location.assign(`/b/${id}`)
  } catch (error) {
    toast.show(text.composer.failed(error.message))
  }
}

function removed(name) {
  setText(status, text.boards.removed(name))
  refresh()
}

document.addEventListener("visibilitychange", () => document.hidden || refresh())
addEventListener("pageshow", event => event.persisted && refresh())
addEventListener("online", refresh)
refresh()
