import { hold } from "./shifts.js"

const grown = new WeakMap()

/** Makes an element longer at a side, "paddingBottom" or the like, for all who ask for some. */
export function grow(element, owner, { side, length }) {
  const state = grown.get(element) ?? { own: {}, lengths: new Map(), release: () => {} }
  state.own[side] ??= parseFloat(getComputedStyle(element)[side]) || 0
  state.lengths.set(owner, { side, length })
  grown.set(element, state)
  apply(element, state)
}

export function ungrow(element, owner) {
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
    styles[side] = `${side === "minHeight" ? Math.max(before, length) : before + length}px`
  }
  state.release = state.lengths.size > 0 ? hold(element, styles) : () => {}
}
