// A copy of an item with the look of its surroundings: inside shallow copies of its ancestors, which
// make no boxes but carry classes, direction and language.

export function copyInSurroundings(item) {
  const copy = copyItem(item)
  let outermost = copy
  for (let at = item.parentElement; at && at !== document.body; at = at.parentElement) {
    const ancestor = copyAncestor(at)
    ancestor.append(outermost)
    outermost = ancestor
  }
  return outermost
}

function copyItem(item) {
  const copy = item.cloneNode(true)
  const originals = [item, ...item.querySelectorAll("*")]
  const copies = [copy, ...copy.querySelectorAll("*")]
  originals.forEach((original, index) => carryOver(original, copies[index]))
  copy.dataset.ordoCopy = "item"
  return copy
}

function carryOver(original, copy) {
  for (const name of ["id", "name", "autofocus", "data-ordo-pressed"]) copy.removeAttribute(name)
  if (original.hasAttribute("style")) copy.style.cssText = original.style.cssText
  if ("checked" in original) copy.checked = original.checked
  if ("value" in original && original.matches("input:not([type=file]), textarea, select")) {
    copy.value = original.value
  }
}

function copyAncestor(original) {
  const isCustom = original.localName.includes("-")
  const copy = isCustom ? document.createElement("div") : original.cloneNode(false)
  if (isCustom) copy.className = original.className
  for (const name of ["id", "tabindex", "role", "popover"]) copy.removeAttribute(name)
  const isQueried = getComputedStyle(original).containerType !== "normal"
  copy.dataset.ordoCopy = isQueried ? "box" : "contents"
  if (isQueried) copy.style.width = `${original.clientWidth}px`
  return copy
}
