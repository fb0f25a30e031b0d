import { element } from "./dom.js"
import { text } from "../text.js"

/** Asks before something that cannot be taken back. Resolves to the answer. */
export function confirmRemoval({ question, explanation, confirm }) {
  const buttons = element(
    "div",
    { class: "dialog-buttons" },
    element("button", { class: "button", value: "", autofocus: true }, text.cancel),
    element("button", { class: "button button-danger", value: "confirmed" }, confirm),
  )
  const form = element(
    "form",
    { method: "dialog" },
    element("h2", { class: "dialog-title", id: "dialog-title" }, question),
    element("p", { class: "dialog-text", id: "dialog-text" }, explanation),
    buttons,
  )
  const names = { "aria-labelledby": "dialog-title", "aria-describedby": "dialog-text" }
  const dialog = element("dialog", { class: "dialog", ...names }, form)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise(resolve =>
    dialog.addEventListener("close", () => {
      dialog.remove()
      resolve(dialog.returnValue === "confirmed")
    }),
  )
}
