import { element } from "./dom.js"

/**
 * Puts a field in the place of `shown` until Enter, Escape or the loss of the focus.
 * `commit` gets the new text if it differs; `isKept` tells whether an empty text may stand.
 */
export function editInPlace({ shown, value, label, commit }) {
  const field = element("textarea", { class: "inline-field", rows: "1", "aria-label": label, enterkeyhint: "done", dir: "auto" })
  field.value = value
  let isOver = false
  const end = (isKept, hasFocus) => {
    if (isOver) return
    isOver = true
    const entered = field.value.replace(/\s*\n\s*/g, " ").trim()
    field.replaceWith(shown)
    if (hasFocus) shown.focus({ preventScroll: true })
    if (isKept && entered && entered !== value) commit(entered)
  }
  field.addEventListener("keydown", event => {
    if (event.isComposing || event.keyCode === 229) return
    if (event.key === "Enter") event.preventDefault()
    if (event.key === "Enter" || event.key === "Escape") end(event.key === "Enter", true)
    event.stopPropagation()
  })
  field.addEventListener("input", () => fit(field))
  // A row that moves while it is edited loses the focus for a moment; only a loss that lasts counts.
  field.addEventListener("blur", () => setTimeout(() => document.activeElement !== field && end(true, false)))
  shown.replaceWith(field)
  fit(field)
  field.focus({ preventScroll: true })
  field.select()
  return field
}

/** For browsers without `field-sizing`. */
function fit(field) {
  if (CSS.supports("field-sizing", "content")) return
  field.style.blockSize = "auto"
  field.style.blockSize = `${field.scrollHeight}px`
}
