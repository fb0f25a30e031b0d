import { measure, overlaps, viewWith } from "../geometry.js"
import { collectionsIn } from "../registry.js"
import { finalShift, naturalRect, prefersReducedMotion, shift, visibleShift } from "./shifts.js"
import { fade, springs } from "./springs.js"

const mostGlides = 24
const reach = 0.25

/** What is on screen in a container, and where it is shown at this moment. */
export function snapshot(container, skips) {
  const byElement = new Map()
  const byID = new Map()
  for (const element of piecesOf(container)) byElement.set(element, element.getBoundingClientRect())
  for (const { element, id } of unitsOf(container, skips)) {
    const rect = element.getBoundingClientRect()
    byElement.set(element, rect)
    if (id !== null) byID.set(id, rect)
  }
  return { byElement, byID }
}

/** Lets everything glide from where the snapshot saw it to where it stands now, plus its offset. */
export function glideFrom(before, container, { skips, offsets = new Map(), fadesIn = false, colors = {} }) {
  const pieces = piecesOf(container).map(element => ({ element, rect: naturalRect(element) }))
  const units = unitsOf(container, skips)
  const moves = [
    ...pieces.map(piece => moveOf(piece, before.byElement.get(piece.element))),
    ...units.map(unit => moveOf(unit, before.byElement.get(unit.element) ?? before.byID.get(unit.id))),
  ]
  if (tooMany(moves)) return crossFade(moves, offsets)
  const carried = new Map()
  for (const move of moves) play(move, { offsets, carried, fadesIn })
  for (const { element, id } of units) if (colors[id]) tint(element, colors[id])
}

// Whose move it was shows once the row has arrived.
function tint(element, color) {
  const shadow = share => `inset 0 0 0 100vmax color-mix(in srgb, ${color} ${share}, transparent)`
  const delay = prefersReducedMotion() ? 0 : springs.move.duration
  element.animate({ boxShadow: [shadow("12%"), shadow("0%")] }, { duration: 700, delay })
}

function moveOf({ element, rect, scale = 1 }, seen) {
  return { element, scale, by: seen ? { x: seen.left - rect.left, y: seen.top - rect.top } : null }
}

// A unit is carried by the piece that it stands in, so it glides only by the rest.
function play({ element, by, scale }, { offsets, carried, fadesIn }) {
  const to = offsets.get(element) ?? { x: 0, y: 0 }
  if (!by) {
    shift(element, to, { from: to, scale })
    if (fadesIn) element.animate({ opacity: [0, 1] }, fade)
    return
  }
  let from = by
  for (let at = element.parentElement; at; at = at.parentElement) {
    const carrier = carried.get(at)
    if (carrier) from = { x: from.x - carrier.x, y: from.y - carrier.y }
  }
  carried.set(element, by)
  const final = finalShift(element)
  const isSteady = final.x === to.x && final.y === to.y
  const visible = visibleShift(element)
  if (isSteady && Math.hypot(visible.x - from.x, visible.y - from.y) < 0.5) return
  shift(element, to, { from, scale })
}

// Rows that are pushed by the same distance count as one.
function tooMany(moves) {
  if (document.hidden) return true
  const distances = moves.filter(({ by }) => by).map(({ by }) => `${Math.round(by.x)},${Math.round(by.y)}`)
  return new Set(distances).size > mostGlides
}

function crossFade(moves, offsets) {
  for (const { element, scale } of moves) {
    const to = offsets.get(element) ?? { x: 0, y: 0 }
    shift(element, to, { from: to, scale })
    element.animate({ opacity: [0, 1] }, fade)
  }
}

function unitsOf(container, skips) {
  return onScreen(collectionsIn(container)).flatMap(collection => {
    const { units, scale } = measure(collection, { skips, reach })
    return units.map(unit => ({ ...unit, scale }))
  })
}

// The parts of a container that move as a whole when a collection in it grows: for each collection the
// largest element that holds no other one, and what stands beside that.
function piecesOf(container) {
  const collections = collectionsIn(container)
  const pieces = new Set()
  for (const collection of onScreen(collections)) {
    const group = groupOf(collection, collections, container.element)
    if (!group || pieces.has(group)) continue
    for (const step of ["previousElementSibling", "nextElementSibling"]) {
      for (let at = group; at && isOnScreen(at); at = at[step]) pieces.add(at)
    }
  }
  return [...pieces]
}

function groupOf({ element }, collections, root) {
  if (element === root) return null
  const others = collections.filter(other => other.element !== element)
  const isShared = parent => parent === root || others.some(other => parent.contains(other.element))
  let group = element
  while (!isShared(group.parentElement)) group = group.parentElement
  return group
}

function onScreen(collections) {
  return collections.filter(({ element }) => isOnScreen(element))
}

function isOnScreen(element) {
  return overlaps(element.getBoundingClientRect(), viewWith(reach))
}
