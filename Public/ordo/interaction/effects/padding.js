import { hold } from "./shifts.js"

// The padding that a collection grows by, for all who ask for some.
const grown = new WeakMap()

export function pad(element, side, owner, length) {
  const state = grown.get(element) ?? { own: {}, lengths: new Map(), release: () => {} }
  state.own[side] ??= parseFloat(getComputedStyle(element)[side]) || 0
  state.lengths.set(owner, { side, length })
  grown.set(element, state)
  apply(element, state)
}

export function unpad(element, owner) {
  const state = grown.get(element)
  if (!state?.lengths.delete(owner)) return
  apply(element, state)
  if (state.lengths.size === 0) grown.delete(element)
}

function apply(element, state) {
  state.release()
  const styles = {}
  for (const { side, length } of state.lengths.values()) {
    const before = parseFloat(styles[side] ?? state.own[side])
    styles[side] = `${before + length}px`
  }
  state.release = state.lengths.size > 0 ? hold(element, styles) : () => {}
}
