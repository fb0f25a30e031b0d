import { column, mirroredRow, row } from "./axis.js"

// How a collection flows, from its computed style and from where its first items stand:
// { isGrid, isMirrored, axis }.
export function flowOf({ display, flexDirection, flexWrap, columns, direction }, rects) {
  const isMirrored = direction === "rtl"
  const across = isMirrored ? mirroredRow : row
  const flow = (isGrid, axis) => ({ isGrid, isMirrored, axis })
  if (display.endsWith("grid")) return columns > 1 ? gridFlow(rects, flow, across) : flow(false, column)
  if (display.endsWith("flex")) {
    if (flexDirection.startsWith("column")) return flow(false, column)
    return flexWrap === "nowrap" ? flow(false, across) : flow(true, across)
  }
  return areBeside(rects) ? flow(true, across) : flow(false, column)
}

// A grid whose columns hold all of its items is a row.
function gridFlow(rects, flow, across) {
  const isOneLine = rects.length > 1 && rects.every(rect => areOnOneLine(rect, rects[0]))
  return flow(!isOneLine, across)
}

function areBeside([first, second]) {
  return second !== undefined && areOnOneLine(first, second)
}

function areOnOneLine(a, b) {
  return a.top < b.bottom && b.top < a.bottom
}
