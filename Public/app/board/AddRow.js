import { parseList } from "../parseList.js"
import { element, setAttribute } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { text } from "../text.js"

/** The last row of a section: Enter adds and stays, Escape leaves, pasted lines become rows. */
export class AddRow {
  #add
  #field = element("input", {
    class: "add-field",
    dir: "auto",
    autocomplete: "off",
    autocapitalize: "sentences",
    enterkeyhint: "enter",
    placeholder: text.row.addPlaceholder,
    onkeydown: event => this.#press(event),
    onpaste: event => this.#paste(event),
  })

  element = element(
    "label",
    { class: "add-row" },
    element("span", { class: "add-sign" }, icon("plus")),
    this.#field,
  )

  /** `add` gets the new items, each with at least a title. */
  constructor(add) {
    this.#add = items => {
      add(items)
      this.element.scrollIntoView({ block: "nearest" })
    }
  }

  update(sectionName) {
    setAttribute(this.#field, "aria-label", text.row.addField(sectionName))
  }

  focus(options) {
    this.#field.focus(options)
  }

  #press(event) {
    // An input method's Enter takes a candidate; it never adds.
    if (event.isComposing || event.keyCode === 229) return
    if (event.key === "Escape") this.#leave()
    if (event.key === "Enter") this.#submit(event)
  }

  #leave() {
    this.#field.value = ""
    this.#field.blur()
  }

  #submit(event) {
    event.preventDefault()
    const title = this.#field.value.trim()
    if (!title) return
    this.#field.value = ""
    this.#add([{ title }])
  }

  #paste(event) {
    const pasted = event.clipboardData.getData("text/plain")
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    this.#add(parseList(pasted).sections.flatMap(section => section.items))
  }
}
