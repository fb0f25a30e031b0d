import { movedRect, naturalRect } from "./effects/shifts.js"
import { flowOf } from "./placement/flow.js"

/**
 * Where the units of a collection stand that are on screen, or within `reach` screens of it, as if
 * nothing were shifted but by `base`. An empty collection is taken to be padded like `like`.
 */
export function measure(collection, { skips, reach = 0.5, base = new Map(), like = null }) {
  const view = viewWith(reach)
  const elements = elementsIn(view, collection, skips)
  collection.seed = elements[elements.length >> 1] ?? null
  const units = elements
    .map(element => ({
      element,
      id: collection.isItem(element) ? collection.itemID(element) : null,
      rect: naturalRect(element),
    }))
    .filter(({ rect }) => rect.right > rect.left && rect.bottom > rect.top)
  const { element } = collection
  const parent = units[0]?.element.parentElement ?? element
  const style = getComputedStyle(parent)
  const rects = units.map(unit => unit.rect)
  const flow = flowOf(flowStyle(style), rects)
  return {
    collection, flow,
    units: units.map(unit => ({ ...unit, rect: based(unit.rect, base.get(unit.element)) })),
    gap: gapBetween(rects, flow, style),
    box: naturalRect(element),
    bounds: contentBox(element, units.length > 0 ? element : like ?? element),
    scale: element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1,
  }
}

function based(rect, offset) {
  return offset ? movedRect(rect, offset.x, offset.y) : rect
}

export function viewWith(reach) {
  const [x, y] = [innerWidth * reach, innerHeight * reach]
  return { left: -x, top: -y, right: innerWidth + x, bottom: innerHeight + y }
}

export function overlaps(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function flowStyle(style) {
  const { display, direction, flexDirection, flexWrap, gridAutoFlow, gridTemplateColumns } = style
  const columns = gridTemplateColumns === "none" ? 1 : gridTemplateColumns.split(" ").length
  return { display, direction, flexDirection, flexWrap, gridAutoFlow, columns }
}

function elementsIn(view, collection, skips) {
  const start = seedIn(view, collection, skips)
  if (!start) return []
  const before = run(view, start, unit => collection.previous(unit, skips)).reverse()
  return [...before, start, ...run(view, start, unit => collection.next(unit, skips))]
}

function run(view, start, step) {
  const elements = []
  for (let unit = step(start); unit && isInOrUnseen(view, unit); unit = step(unit)) elements.push(unit)
  return elements
}

function isInOrUnseen(view, unit) {
  const rect = unit.getBoundingClientRect()
  return overlaps(rect, view) || (rect.width === 0 && rect.height === 0)
}

// Some unit on screen, without a walk through the whole list: the one from which it was measured last,
// else one at an end, else one that is hit at some point.
function seedIn(view, collection, skips) {
  const isIn = unit => unit && overlaps(unit.getBoundingClientRect(), view)
  const seed = seedOf(collection, skips)
  if (isIn(seed)) return seed
  const first = collection.first(skips)
  if (!first || isIn(first)) return first
  const last = collection.last(skips)
  if (isIn(last)) return last
  const hit = unitOnScreen(collection, skips)
  if (hit) return hit
  for (let unit = first; unit; unit = collection.next(unit, skips)) if (isIn(unit)) return unit
  return null
}

function seedOf(collection, skips) {
  const { element, seed } = collection
  if (!element.contains(seed)) return null
  return skips(seed) ? collection.next(seed, skips) ?? collection.previous(seed, skips) : seed
}

function unitOnScreen(collection, skips) {
  const { left, top, right, bottom } = intersection(screen(), collection.element.getBoundingClientRect())
  for (const share of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const hits = document.elementsFromPoint((left + right) / 2, top + (bottom - top) * share)
    const item = hits.map(hit => collection.element.contains(hit) && collection.itemAt(hit)).find(Boolean)
    if (item && !skips(item)) return item
  }
  return null
}

// The space from one unit to the next, or what the style says where there is only one.
function gapBetween(rects, { isGrid, axis }, style) {
  const styled = { x: parseFloat(style.columnGap) || 0, y: parseFloat(style.rowGap) || 0 }
  if (isGrid || rects.length < 2) return styled
  const [first, second] = rects.map(axis.span)
  const gap = second.start - first.end
  return axis.isVertical ? { x: styled.x, y: gap } : { x: gap, y: styled.y }
}

// An empty collection is padded for its hint: there the insets are those of one that is not.
function contentBox(element, like) {
  const style = getComputedStyle(like)
  return insetRect(naturalRect(element), side =>
    parseFloat(style[`padding${side}`]) + parseFloat(style[`border${side}Width`]))
}

function insetRect({ left, top, right, bottom }, inset) {
  return {
    left: left + inset("Left"), top: top + inset("Top"),
    right: right - inset("Right"), bottom: bottom - inset("Bottom"),
  }
}

let scrollers = new WeakMap()

/** What scrolls around an element is kept from one gesture's frame to the next. */
export function forgetScrollers() {
  scrollers = new WeakMap()
}

/** The part of an element that its scrolling ancestors show, without what their sticky headers cover. */
export function visiblePart(element) {
  return scrollersOf(element).map(scrollport).reduce(intersection)
}

export function scrollersOf(element) {
  if (!scrollers.has(element)) scrollers.set(element, findScrollers(element))
  return scrollers.get(element)
}

function findScrollers(element) {
  const found = []
  for (let at = element; at && at !== document.scrollingElement; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (/auto|scroll|hidden/.test(overflowX + overflowY) && at !== document.body) found.push(at)
  }
  return [...found, document.scrollingElement]
}

export function scrollport(scroller) {
  const style = getComputedStyle(scroller)
  const box = scroller === document.scrollingElement ? screen() : clientBox(scroller)
  return insetRect(box, side => parseFloat(style[`scrollPadding${side}`]) || 0)
}

function screen() {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
}

function clientBox(element) {
  const rect = element.getBoundingClientRect()
  const left = rect.left + element.clientLeft
  const top = rect.top + element.clientTop
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight }
}

function intersection(a, b) {
  return {
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  }
}
