import { closestContainer } from "./registry.js"

/** Performs a change of the page inside a container; rows that stand elsewhere afterwards glide there. */
export function animateChanges(element, change, { colors } = {}) {
  const container = closestContainer(element)
  if (!container) return change()
  return container.animate(() => {
    const result = change()
    container.refresh()
    return result
  }, { fadesIn: true, colors })
}
