// Projects rectangles on the direction in which a collection flows, so that one rule serves columns,
// rows and mirrored rows: along an axis, later always means a larger number.

export const column = {
  isVertical: true,
  span: rect => ({ start: rect.top, end: rect.bottom }),
  place: point => point.y,
  offset: length => ({ x: 0, y: length }),
}

export const row = {
  isVertical: false,
  span: rect => ({ start: rect.left, end: rect.right }),
  place: point => point.x,
  offset: length => ({ x: length, y: 0 }),
}

export const mirroredRow = {
  isVertical: false,
  span: rect => ({ start: -rect.right, end: -rect.left }),
  place: point => -point.x,
  offset: length => ({ x: -length, y: 0 }),
}
