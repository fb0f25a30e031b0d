import { element } from "./dom.js"
import { text } from "../text.js"

/** Asks before something that cannot be taken back. Resolves to the answer. */
export function confirmRemoval({ question, explanation, confirm }) {
  return new Promise(resolve => {
    const dialog = element(
      "dialog",
      { class: "dialog", "aria-labelledby": "dialog-title", "aria-describedby": "dialog-text" },
      element("form", { method: "dialog" },
        element("h2", { class: "dialog-title", id: "dialog-title" }, question),
        element("p", { class: "dialog-text", id: "dialog-text" }, explanation),
        element("div", { class: "dialog-buttons" },
          element("button", { class: "button", value: "", autofocus: true }, text.composer.cancel),
          element("button", { class: "button button-danger", value: "confirmed" }, confirm))))
    dialog.addEventListener("close", () => {
      dialog.remove()
      resolve(dialog.returnValue === "confirmed")
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
