import { register } from "./registry.js"
import { registration } from "./registration.js"
import { SwipeScope } from "./SwipeScope.js"

/** In it one row at a time stands open; scrolling it and a press outside close that one. */
export function swipeActionsContainer(element) {
  const scope = new SwipeScope(element)
  const unregister = register("scope", element, scope)
  return registration({}, () => {
    unregister()
    scope.stop()
  })
}
