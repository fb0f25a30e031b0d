import { naturalRect } from "./effects/shifts.js"
import { chooseCollection, distance } from "./placement/collections.js"
import { placeInGrid } from "./placement/grid.js"
import { placeInList } from "./placement/list.js"
import { closestCollection, closestContainer } from "./registry.js"

// Asks the placement where a drag would land now. A place is { collection, before, memory }: the item
// it stands before (an element, or null at the end), and what the placement keeps for its next answer.

export function aim(drag, now) {
  const collection = collectionFor(drag)
  const isSame = collection === drag.place.collection
  const geometry = drag.stage.measure(collection)
  const previous = isSame ? remembered(geometry, drag.place) : null
  const memory = geometry.flow.isGrid
    ? placeInGrid(gridView(drag, geometry, now), previous)
    : placeInList(listView(drag, geometry), previous)
  return { geometry, place: { collection, before: elementAt(drag, geometry, memory.index), memory } }
}

/** The index among the units of the hole before an element; the end is after the last item. */
export function holeIndex({ units }, before) {
  const index = before ? units.findIndex(({ element }) => element === before) : -1
  if (index >= 0) return index
  return units.findLastIndex(({ id }) => id !== null) + 1
}

function collectionFor(drag) {
  const candidates = drag.candidates.map(collection => ({
    id: collection,
    box: naturalRect(collection.element),
  }))
  const topmost = topmostOf(candidates, drag)
  return chooseCollection(
    { candidates, topmost, pointer: drag.point },
    { current: drag.place.collection, previous: drag.previousCollection })
}

// A hit test costs the more the longer a list is, so it is for boxes that overlap.
function topmostOf(candidates, { container, point }) {
  const under = candidates.filter(({ box }) => distance(box, point) === 0).map(({ id }) => id)
  if (under.length < 2) return under[0] ?? null
  const hit = closestCollection(document.elementFromPoint(point.x, point.y))
  return hit && closestContainer(hit.element) === container && under.includes(hit) ? hit : null
}

function itemsOf({ units }) {
  return units.filter(({ id }) => id !== null)
}

function remembered(geometry, { before, memory }) {
  const items = itemsOf(geometry)
  const index = before ? items.findIndex(({ element }) => element === before) : items.length
  return index < 0 ? null : { heading: 0, changedAt: -Infinity, ...memory, index }
}

function listView({ stage: { room, preview }, point }, geometry) {
  const { axis } = geometry.flow
  return {
    spans: itemsOf(geometry).map(({ rect }) => axis.span(rect)),
    extent: room.extent(geometry),
    preview: axis.span(preview.shownRect),
    pointer: axis.place(point),
  }
}

function gridView({ stage: { room }, point }, geometry, now) {
  const { isMirrored } = geometry.flow
  const items = itemsOf(geometry)
  const slots = room.slots(geometry).slice(0, items.length + 1)
  return { slots, pointer: point, isMirrored, now }
}

function elementAt({ container }, geometry, index) {
  const items = itemsOf(geometry)
  if (index < items.length) return items[index].element
  const last = items.at(-1)
  return last ? geometry.collection.nextItem(last.element, container.isOutOfFlow) : null
}
