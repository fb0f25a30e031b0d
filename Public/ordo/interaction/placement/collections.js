// Which collection a pointer means. `candidates` are { id, box }; `topmost` is the id of the one that
// is hit at the point, or null where none is; `current` and `previous` are ids of the last two.

const hysteresis = 8

export function chooseCollection({ candidates, topmost, pointer }, { current, previous }) {
  const chosen = topmost ?? nearest(candidates, pointer)
  if (chosen === null || chosen === current) return current
  const from = candidates.find(({ id }) => id === current)
  const to = candidates.find(({ id }) => id === chosen)
  if (!from || chosen !== previous) return chosen
  return crossing(from.box, to.box, pointer) >= hysteresis ? chosen : current
}

export function distance({ left, top, right, bottom }, { x, y }) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

function nearest(candidates, pointer) {
  let best = null
  let least = Infinity
  for (const { id, box } of candidates) {
    const length = distance(box, pointer)
    if (length < least) [best, least] = [id, length]
  }
  return best
}

// How far the pointer has come over the line: the middle between two boxes, or the edge of one.
function crossing(from, to, pointer) {
  const [out, away] = [distance(from, pointer), distance(to, pointer)]
  if (out === 0) return depth(to, pointer)
  return away === 0 ? out : (out - away) / 2
}

function depth({ left, top, right, bottom }, { x, y }) {
  return Math.min(x - left, right - x, y - top, bottom - y)
}
