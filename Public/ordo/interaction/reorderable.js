import { Collection } from "./Collection.js"
import { addRule } from "./effects/styles.js"
import { register } from "./registry.js"
import { registration } from "./registration.js"

/** Marks the items of a list, stack, row or grid as what can be put in order. */
export function reorderable(element, options = {}) {
  const collection = new Collection(element, { ...options })
  const unregister = register("collection", element, collection)
  const scope = `[data-ordo-collection="${collection.key}"]`
  const removeRule = addRule(element, ruleFor(scope, collection))
  return registration(collection.options, () => {
    unregister()
    removeRule()
  })
}

// A handle belongs to the drag at rest already: a browser does not ask again after the press.
function ruleFor(scope, { options, selector }) {
  const { handle } = options
  return handle
    ? `${scope} :is(${handle}) { touch-action: none; cursor: grab; -webkit-user-select: none;
         user-select: none; -webkit-touch-callout: none }`
    : `:is(${selector}) { -webkit-touch-callout: none }`
}
