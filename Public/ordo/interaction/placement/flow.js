import { column, mirroredRow, row } from "./axis.js"

/**
 * How a collection flows, from its computed style and, where that leaves it open, from where its first
 * items stand: { isGrid, isMirrored, axis }.
 */
export function flowOf(style, rects) {
  const isMirrored = style.direction === "rtl"
  const [isGrid, isAcross] = kindOf(style, rects)
  return { isGrid, isMirrored, axis: isAcross ? (isMirrored ? mirroredRow : row) : column }
}

function kindOf({ display, flexDirection, flexWrap, columns, gridAutoFlow }, rects) {
  if (display.endsWith("grid")) {
    const isColumnwise = gridAutoFlow.startsWith("column")
    return [columns > 1 && !isColumnwise, columns > 1]
  }
  if (display.endsWith("flex")) {
    const isAcross = flexDirection.startsWith("row")
    return [isAcross && flexWrap !== "nowrap", isAcross]
  }
  const areBeside = rects.length > 1 && areOnOneLine(rects[0], rects[1])
  return [areBeside, areBeside]
}

function areOnOneLine(a, b) {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2
}
