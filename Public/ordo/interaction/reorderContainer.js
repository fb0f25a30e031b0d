import { Container } from "./Container.js"
import { watchRest } from "./input/rest.js"
import { PointerInput } from "./input/pointer.js"
import { register } from "./registry.js"
import { registration } from "./registration.js"

/** The scope in which items can be put in order. `move` is called once, at the drop. */
export function reorderContainer(element, options = {}) {
  const container = new Container(element, { ...options })
  const unregister = register("container", element, container)
  const input = new PointerInput(container)
  const end = new AbortController()
  watchRest(end.signal)
  return registration(container.options, () => {
    input.stop()
    end.abort()
    unregister()
  })
}
