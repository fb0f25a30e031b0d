import { ReorderDifference } from "../model/ReorderDifference.js"

// A destination is { collectionID, before }: the id of the item it stands before, or null at the end.

export function makeDifference(sources, { collectionID, before }) {
  const position = before === null ? "end" : { before }
  const destination = collectionID === undefined ? { position } : { collectionID, position }
  return new ReorderDifference({ sources: [...sources], destination })
}

export function isSameDestination(a, b) {
  return a.collectionID === b.collectionID && a.before === b.before
}

/** The anchor itself while it is still there, else the next one after it that is, else the end. */
export function survivingAnchor(order, anchor, isPresent) {
  if (anchor === null || isPresent(anchor)) return anchor
  const index = order.indexOf(anchor)
  if (index < 0) return null
  return order.slice(index + 1).find(isPresent) ?? null
}
