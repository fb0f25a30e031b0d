import { api } from "../api.js"
import { button, element } from "../parts/dom.js"
import { text } from "../text.js"

const types = {
  md: "text/markdown",
  markdown: "text/markdown",
  txt: "text/markdown",
  csv: "text/csv",
  json: "application/json",
}

/** A button that lets a list be chosen from the device; `onChoose` gets the file. */
export function fileButton(className, onChoose, attributes, ...children) {
  const accept = Object.keys(types).map(ending => `.${ending}`)
  const choose = () => {
    onChoose(input.files[0])
    input.value = ""
  }
  const input = element("input", { type: "file", accept, hidden: true, onchange: choose })
  const opener = button(className, () => input.click(), attributes, ...children)
  return element("span", {}, opener, input)
}

/** Sends the file as it is; the server reads it by the type that its ending stands for. */
export async function importFile(file) {
  const type = types[file.name.split(".").pop().toLowerCase()]
  if (!type) throw new Error(text.composer.unknownFile(file.name))
  return api.importBoard(await file.arrayBuffer(), type)
}
