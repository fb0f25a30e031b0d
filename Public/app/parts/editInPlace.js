import { element } from "./dom.js"

/**
 * Puts a field in the place of `shown` until Enter, Escape or the loss of the focus. `commit` gets
 * the new text unless it is empty or the same.
 */
export function editInPlace({ shown, value, label, commit }) {
  const field = element("textarea", {
    class: "inline-field",
    rows: "1",
    dir: "auto",
    "aria-label": label,
    enterkeyhint: "done",
    oninput: () => fit(field),
  })
  field.value = value
  let isOver = false

  function end({ isKept, keepsFocus }) {
    if (isOver) return
    isOver = true
    const entered = field.value.replace(/\s*\n\s*/g, " ").trim()
    field.replaceWith(shown)
    if (keepsFocus) shown.focus({ preventScroll: true })
    if (isKept && entered && entered !== value) commit(entered)
  }

  field.addEventListener("keydown", event => {
    event.stopPropagation()
    // An input method's Enter takes a candidate.
    if (event.isComposing || event.keyCode === 229) return
    if (event.key === "Enter") event.preventDefault()
    if (event.key === "Enter" || event.key === "Escape") {
      end({ isKept: event.key === "Enter", keepsFocus: true })
    }
  })
  // A row that moves while it is edited loses the focus for a moment; only a lasting loss counts.
  field.addEventListener("blur", () =>
    setTimeout(() => document.activeElement !== field && end({ isKept: true, keepsFocus: false })),
  )
  shown.replaceWith(field)
  fit(field)
  field.focus({ preventScroll: true })
  field.select()
}

/** For browsers without `field-sizing`. */
function fit(field) {
  if (CSS.supports("field-sizing", "content")) return
  field.style.blockSize = "auto"
  field.style.blockSize = `${field.scrollHeight}px`
}
