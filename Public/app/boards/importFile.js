import { api } from "../api.js"
import { text } from "../text.js"

const types = {
  md: "text/markdown",
  markdown: "text/markdown",
  txt: "text/markdown",
  csv: "text/csv",
  json: "application/json",
}

/** What the file chooser offers. */
export const fileTypes = Object.keys(types)
  .map(ending => `.${ending}`)
  .join(",")

/** Sends the file as it is; the server reads it by the type that its ending stands for. */
export async function importFile(file) {
  const type = types[file.name.split(".").pop().toLowerCase()]
  if (!type) throw new Error(text.composer.unknownFile(file.name))
  return api.importBoard(await file.arrayBuffer(), type)
}
