// Where a preview would land in a grid. `slots` are the cells in reading order as if nothing were
// held, with one more for the end; the items from the target on are shown one cell further on.
// `previous` is { index, changedAt } of the last answer, or null when the pointer has just come in.

const cooldown = 60
const inset = { share: 0.2, least: 8 }

export function placeInGrid({ slots, pointer, isMirrored, now }, previous) {
  if (!previous) return { index: entryIndex(slots, pointer, isMirrored), changedAt: now }
  if (now - previous.changedAt < cooldown) return previous
  const index = isPastLast(slots, pointer, isMirrored)
    ? slots.length - 1
    : slots.findIndex(slot => isInside(slot, pointer))
  return index < 0 || index === previous.index ? previous : { index, changedAt: now }
}

/**
 * The cell that follows the last one: beside it where another row shows that there is a column or
 * where the bounds have room, else at the start of the next row.
 */
export function followingCell(cells, bounds, gap, isMirrored) {
  const last = cells.at(-1)
  const step = isMirrored ? -1 : 1
  const start = cell => (isMirrored ? -cell.right : cell.left)
  const width = last.right - last.left
  const beside = cells.find(cell => start(cell) > start(last) + 1)
  if (beside) return moved(last, beside.left - last.left, 0)
  const isOneRow = Math.abs(cells[0].top - last.top) < 1
  const isRoom = isMirrored
    ? last.left - gap.x - width >= bounds.left - 1
    : last.right + gap.x + width <= bounds.right + 1
  if (isOneRow && isRoom) return moved(last, step * (width + gap.x), 0)
  const first = cells.reduce((a, b) => (start(b) < start(a) ? b : a))
  return moved(last, first.left - last.left, rowBottom(cells, last) + gap.y - last.top)
}

function rowBottom(cells, { top }) {
  return Math.max(...cells.filter(cell => Math.abs(cell.top - top) < 1).map(cell => cell.bottom))
}

function moved({ left, top, right, bottom }, x, y) {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

function isInside(slot, { x, y }) {
  const dx = margin(slot.right - slot.left)
  const dy = margin(slot.bottom - slot.top)
  return x >= slot.left + dx && x <= slot.right - dx && y >= slot.top + dy && y <= slot.bottom - dy
}

function margin(length) {
  return Math.min(Math.max(length * inset.share, inset.least), length / 2)
}

function isPastLast(slots, { x, y }, isMirrored) {
  const last = slots.at(-1)
  if (y > last.bottom) return true
  return y >= last.top && (isMirrored ? x < last.left : x > last.right)
}

function entryIndex(slots, pointer, isMirrored) {
  if (isPastLast(slots, pointer, isMirrored)) return slots.length - 1
  const distances = slots.map(slot => distance(slot, pointer))
  return distances.indexOf(Math.min(...distances))
}

function distance({ left, top, right, bottom }, { x, y }) {
  return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y)
}
