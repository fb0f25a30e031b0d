import { adopt } from "./styles.js"

/** A sheet of glass over the page, in the browser's top layer, for what the library draws itself. */
export class Layer {
  constructor(near) {
    adopt(near)
    this.element = document.createElement("div")
    this.element.className = "ordo-layer"
    this.element.popover = "manual"
    this.element.inert = true
    this.element.ariaHidden = "true"
    hostOf(near).append(this.element)
    this.element.showPopover()
  }

  add(className) {
    const element = document.createElement("div")
    element.className = className
    this.element.append(element)
    return element
  }

  close() {
    this.element.remove()
  }
}

// What stands outside an open modal dialog is inert, so the layer goes into it.
function hostOf(near) {
  const root = near.getRootNode()
  return near.closest("dialog[open]") ?? (root instanceof ShadowRoot ? root : document.body)
}
