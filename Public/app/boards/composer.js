import { makeID } from "../../ordo/sync/identifier.js"
import { api } from "../api.js"
import { countItems, parseList } from "../parseList.js"
import { element, setText } from "../parts/dom.js"
import { text } from "../text.js"
import { fileTypes, importFile } from "./importFile.js"

/** The form that makes a board: one large field, a count, Start; or an empty list, or a file. */
export function composer({ heading, cancel = null }) {
  const count = element("p", { class: "footnote", "aria-live": "off" })
  const error = element("p", { class: "field-error", role: "alert" })
  const start = element("button", { class: "button button-primary" }, text.composer.start)
  const field = element("textarea", {
    class: "field field-large", "aria-labelledby": "composer-title", "aria-describedby": "composer-hint",
    placeholder: text.composer.placeholder, dir: "auto", autocapitalize: "sentences", oninput: update,
  })
  const file = element("input", { type: "file", accept: fileTypes, hidden: true, onchange: () => open(importFile(file.files[0])) })

  function update() {
    const number = countItems(parseList(field.value))
    setText(count, number ? text.items(number) : "")
    start.setAttribute("aria-disabled", String(number === 0))
  }

  async function open(making) {
    setText(error, "")
    try {
      const board = await making
      location.assign(`/b/${board.id}`)
    } catch (reason) {
      setText(error, text.composer.failed(reason.message))
    } finally {
      file.value = ""
    }
  }

  function submit(event) {
    event.preventDefault()
    if (start.getAttribute("aria-disabled") === "true") return field.focus()
    open(api.createBoard(draft(parseList(field.value))))
  }

  function submitByKey(event) {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && !event.isComposing) submit(event)
  }

  update()
  return element(
    "form",
    { class: "composer", onsubmit: submit, onkeydown: submitByKey },
    element(heading, { class: "composer-title", id: "composer-title" }, text.composer.question),
    field,
    element("p", { class: "footnote", id: "composer-hint" }, text.composer.hint),
    error,
    element("div", { class: "composer-foot" }, count,
      cancel ? element("button", { type: "button", class: "button", onclick: cancel }, text.composer.cancel) : null,
      start),
    element("div", { class: "composer-others" },
      element("button", { type: "button", class: "button button-plain", onclick: () => open(api.createBoard(draft(parseList("")))) }, text.composer.emptyList),
      element("button", { type: "button", class: "button button-plain", onclick: () => file.click() }, text.composer.importFile),
      file))
}

/** A whole board, as the server takes it. */
function draft(list) {
  const sections = list.sections.length ? list.sections : [{ name: "", items: [] }]
  return {
    name: list.name || text.untitledBoard,
    sections: sections.map(section => ({
      id: makeID(),
      name: section.name,
      items: section.items.map(item => ({ id: makeID(), ...item })),
    })),
  }
}
