/**
 * Brings `wanted` elements into this order under `parent`, moving as few of them as possible, so
 * that a moved item moves one element and all others keep their focus and their animations.
 */
export function orderChildren(parent, wanted) {
  const current = new Map([...parent.children].map((child, index) => [child, index]))
  const kept = longestRun(wanted.map(child => current.get(child) ?? -1))
  let next = null
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    const child = wanted[index]
    if (!kept.has(index)) parent.insertBefore(child, next)
    next = child
  }
}

/** The places in `indices` of a longest rising subsequence without negative ones; O(n log n). */
export function longestRun(indices) {
  const tails = []
  const previous = new Array(indices.length).fill(-1)
  indices.forEach((value, place) => {
    if (value < 0) return
    const length = firstNotBelow(tails, indices, value)
    previous[place] = length ? tails[length - 1] : -1
    tails[length] = place
  })
  const run = new Set()
  for (let place = tails.at(-1) ?? -1; place >= 0; place = previous[place]) run.add(place)
  return run
}

function firstNotBelow(tails, indices, value) {
  let low = 0
  let high = tails.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (indices[tails[middle]] < value) low = middle + 1
    else high = middle
  }
  return low
}
