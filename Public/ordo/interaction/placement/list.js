// Where a preview would land in a list. `spans` are the other items' places along the axis as if
// nothing were held; items from the target on are shown `extent` further on, which is the gap.
// `previous` is { index, heading } of the last answer, or null when the preview has just come in.
// Indices count the other items: `spans.length` is the end.

const hysteresis = 8

export function placeInList({ spans, extent, preview, pointer }, previous) {
  if (isPastLast(spans, extent, pointer, previous)) return { index: spans.length, heading: 1 }
  if (!previous) return { index: nearestIndex(spans, preview), heading: 0 }
  const forward = indexForward(spans, extent, preview, previous)
  if (forward !== previous.index) return { index: forward, heading: 1 }
  const backward = indexBackward(spans, preview, previous)
  return backward === previous.index ? previous : { index: backward, heading: -1 }
}

function isPastLast(spans, extent, pointer, previous) {
  if (spans.length === 0) return true
  const isShifted = previous !== null && previous.index < spans.length
  return pointer >= spans.at(-1).end + (isShifted ? extent : 0)
}

function nearestIndex(spans, preview) {
  const index = spans.findIndex(span => middle(span) >= preview.start)
  return index < 0 ? spans.length : index
}

function indexForward(spans, extent, preview, { index, heading }) {
  let slack = heading < 0 ? hysteresis : 0
  while (index < spans.length && preview.end > middle(spans[index]) + extent + slack) {
    index += 1
    slack = 0
  }
  return index
}

function indexBackward(spans, preview, { index, heading }) {
  let slack = heading > 0 ? hysteresis : 0
  while (index > 0 && preview.start < middle(spans[index - 1]) - slack) {
    index -= 1
    slack = 0
  }
  return index
}

function middle({ start, end }) {
  return (start + end) / 2
}
