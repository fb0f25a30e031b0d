/**
 * Makes an element. Names that begin with `on` take a listener, others become attributes (true:
 * empty; null and false: left out). Children are nodes or strings, never markup; null is left out.
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value)
    else setAttribute(made, key, value)
  }
  made.append(...children.filter(child => child !== null))
  return made
}

/** Makes a button that submits nothing. */
export function button(className, onclick, attributes = {}, ...children) {
  const own = { type: "button", class: className, onclick }
  return element("button", { ...own, ...attributes }, ...children)
}

/** Sets the attribute, or takes it away for null and false; leaves alone what is right already. */
export function setAttribute(target, name, value) {
  if (value === null || value === false) return target.removeAttribute(name)
  const string = value === true ? "" : String(value)
  if (target.getAttribute(name) !== string) target.setAttribute(name, string)
}

/** A person's words, isolated, in their own direction. */
export function isolated(string, attributes = {}) {
  return element("bdi", { dir: "auto", ...attributes }, string)
}

export function setText(target, string) {
  if (target.textContent !== string) target.textContent = string
}
