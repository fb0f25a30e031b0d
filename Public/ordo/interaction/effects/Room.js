import { followingCell } from "../placement/grid.js"
import { grow, ungrow } from "./growth.js"
import { finalShift, shift, sum } from "./shifts.js"

/**
 * The room that a collection makes for what is held: it grows by padding, and its units from the hole
 * on stand further along.
 */
export class Room {
  #held
  #growth = null
  #shifted = new Set()

  // `held` are the rectangles of what is held, as they were at the lift.
  constructor(held) {
    this.#held = held
    this.collection = null
  }

  // How much longer an axis gets.
  extent({ flow: { axis }, gap }) {
    const space = axis.isVertical ? gap.y : gap.x
    return this.#held.reduce((sum, rect) => sum + length(axis.span(rect)) + space, 0)
  }

  // The cells of a grid's units, and those that the held ones add.
  slots({ units, flow, gap, bounds }) {
    const slots = units.map(unit => unit.rect)
    for (const rect of this.#held) {
      slots.push(
        slots.length > 0
          ? followingCell(slots, bounds, gap, flow.isMirrored)
          : atStart(bounds, rect, flow.isMirrored))
    }
    return slots
  }

  // Grows the collection, and says whether that changed its layout.
  grow(geometry) {
    this.collection = geometry.collection
    const length = this.#growthOf(geometry) / geometry.scale
    const side = sideOf(geometry)
    if (length === this.#growth?.length && side === this.#growth.side) return false
    this.#growth = { length, side }
    grow(geometry.collection.element, this, this.#growth)
    return true
  }

  // Where each unit has to stand for a hole before the unit at `index`.
  offsets(geometry, index) {
    const { units, flow } = geometry
    if (!flow.isGrid) {
      const offset = flow.axis.offset(this.extent(geometry))
      return new Map(units.slice(index).map(({ element }) => [element, offset]))
    }
    const slots = this.slots(geometry)
    return new Map(units.slice(index).map(({ element, rect }, i) => {
      const slot = slots[index + i + this.#held.length]
      return [element, { x: slot.left - rect.left, y: slot.top - rect.top }]
    }))
  }

  // The rectangle of the hole before the unit at `index`.
  hole(geometry, index) {
    const { units, flow, gap, bounds } = geometry
    const [held] = this.#held
    if (flow.isGrid) return this.slots(geometry)[index]
    const first = units[index]?.rect
    if (first) return fitted(flow, first, flow.axis.span(first).start, held)
    const last = units.at(-1)?.rect
    const space = flow.axis.isVertical ? gap.y : gap.x
    if (last) return fitted(flow, last, flow.axis.span(last).end + space, held)
    return fitted(flow, bounds, flow.axis.span(bounds).start, held)
  }

  // Units that come into the window stand in their places at once; the others glide there. `base` is
  // where other drags have them.
  arrange(offsets, { scale = 1, glides, base = new Map(), isNew = () => false }) {
    const none = { x: 0, y: 0 }
    for (const element of new Set([...this.#shifted, ...offsets.keys()])) {
      const to = sum(offsets.get(element) ?? none, base.get(element) ?? none)
      if (isNear(finalShift(element), to)) continue
      shift(element, to, glides && !isNew(element) ? { scale } : { scale, from: to })
    }
    this.#shifted = new Set(offsets.keys())
  }

  ungrow() {
    if (this.collection) ungrow(this.collection.element, this)
    this.#growth = null
    this.collection = null
  }

  #growthOf(geometry) {
    const { units, flow, bounds, box } = geometry
    if (units.length === 0) return heightOf(this.#held[0]) + heightOf(box) - heightOf(bounds)
    if (!flow.isGrid) return this.extent(geometry)
    const bottomOf = rects => Math.max(bounds.top, ...rects.map(({ bottom }) => bottom))
    return bottomOf(this.slots(geometry)) - bottomOf(units.map(({ rect }) => rect))
  }
}

// An empty collection gets its place; any other one gets longer.
function sideOf({ units, flow }) {
  if (units.length === 0) return "minHeight"
  return flow.isGrid || flow.axis.isVertical ? "paddingBottom" : "paddingInlineEnd"
}

// Measuring in the middle of a glide is off by parts of a pixel.
function isNear(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1
}

function length({ start, end }) {
  return end - start
}

function heightOf({ top, bottom }) {
  return bottom - top
}

function widthOf({ left, right }) {
  return right - left
}

// The held one's length along the flow, the neighbours' breadth across it.
function fitted({ axis, isMirrored }, beside, start, held) {
  if (axis.isVertical) return at(beside.left, start, widthOf(beside), heightOf(held))
  const width = widthOf(held)
  const left = isMirrored ? -start - width : start
  return at(left, beside.top, width, Math.min(heightOf(beside), heightOf(held)))
}

function atStart(bounds, held, isMirrored) {
  const width = widthOf(held)
  return at(isMirrored ? bounds.right - width : bounds.left, bounds.top, width, heightOf(held))
}

function at(left, top, width, height) {
  return { left, top, right: left + width, bottom: top + height }
}
