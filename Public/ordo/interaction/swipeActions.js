import { addRule } from "./effects/styles.js"
import { scrollsSideways, SwipeInput } from "./input/swipe.js"
import { closestScope } from "./registry.js"
import { registration } from "./registration.js"
import { SwipeScope } from "./SwipeScope.js"
import { SwipeSource } from "./SwipeSource.js"

const sources = new WeakMap()

/**
 * Gives rows actions at an edge: one call for all rows of an element, or for one row. `content` is
 * asked for a row's buttons at each swipe, and again whenever the row changes.
 */
export function swipeActions(element, options) {
  const source = sourceFor(element)
  const own = { ...options }
  source.registrations.add(own)
  const removeRule = addRule(element, ruleFor(source.selectorOf(own)))
  return registration(own, () => {
    source.registrations.delete(own)
    removeRule()
    if (source.registrations.size === 0) retire(source)
  })
}

function sourceFor(element) {
  if (!sources.has(element)) {
    const source = new SwipeSource(element)
    source.scope = new SwipeScope(element)
    source.input = new SwipeInput(source, row => closestScope(row) ?? source.scope)
    source.resize = new ResizeObserver(() => {
      element.toggleAttribute("data-ordo-sideways", scrollsSideways(element))
    })
    source.resize.observe(element)
    sources.set(element, source)
  }
  return sources.get(element)
}

function retire(source) {
  sources.delete(source.element)
  source.input.stop()
  source.scope.stop()
  source.resize.disconnect()
}

// A browser asks before the press which way it may scroll.
function ruleFor(selector) {
  const isFree = ":not([data-ordo-sideways], [data-ordo-sideways] *)"
  return `:is(${selector})${isFree} { touch-action: pan-y pinch-zoom }`
}
