import { api } from "../api.js"
import { countItems, parseList } from "../parseList.js"
import { button, element, setText } from "../parts/dom.js"
import { text } from "../text.js"
import { draftOf } from "./draftOf.js"
import { fileButton, importFile } from "./importFile.js"

/** The form that makes a board: one large field, a count, Start; or an empty list, or a file. */
export function composer({ heading, cancel = null }) {
  const count = element("p", { class: "footnote" })
  const error = element("p", { class: "field-error", role: "alert" })
  const start = element("button", { class: "button button-primary" }, text.composer.start)
  const field = element("textarea", {
    class: "field field-large",
    "aria-labelledby": "composer-title",
    "aria-describedby": "composer-hint",
    placeholder: text.composer.placeholder,
    dir: "auto",
    autocapitalize: "sentences",
    oninput: update,
  })

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
    }
  }

  function submit(event) {
    event.preventDefault()
    const list = parseList(field.value)
    if (countItems(list)) open(api.createBoard(draftOf(list)))
    else field.focus()
  }

  function submitByKey(event) {
    const isCommand = event.metaKey || event.ctrlKey
    if (event.key === "Enter" && isCommand && !event.isComposing) submit(event)
  }

  update()
  return element(
    "form",
    { class: "composer", onsubmit: submit, onkeydown: submitByKey },
    element(heading, { class: "composer-title", id: "composer-title" }, text.composer.question),
    field,
    element("p", { class: "footnote", id: "composer-hint" }, text.composer.hint),
    error,
    element(
      "div",
      { class: "composer-foot" },
      count,
      cancel ? button("button", cancel, {}, text.cancel) : null,
      start,
    ),
    otherWays(open),
  )
}

function otherWays(open) {
  const style = "button button-plain"
  const make = template => open(api.createBoard({ template }))
  const importChosen = file => open(importFile(file))
  return element(
    "div",
    { class: "composer-others" },
    ...Object.entries(text.composer.templates).map(([template, name]) =>
      button(style, () => make(template), {}, name)),
    button(style, () => make("empty"), {}, text.composer.emptyList),
    fileButton(style, importChosen, {}, text.composer.importFile),
  )
}
