/** Where an item stands: `{ item, section, items, index }`, or null if it is not on the board. */
export function locate(board, id) {
  for (const section of board.sections) {
    const index = section.items.findIndex(item => item.id === id)
    if (index >= 0) return { item: section.items[index], section, items: section.items, index }
  }
  return null
}

/**
 * Where a move of one of `siblings` leads: the position to drop at, or null if it is there already.
 * `direction` is top, up, down or bottom.
 */
export function destination(siblings, index, direction) {
  const isFirst = index === 0
  const isLast = index === siblings.length - 1
  switch (direction) {
    case "top":
      return isFirst ? null : { before: siblings[0].id }
    case "up":
      return isFirst ? null : { before: siblings[index - 1].id }
    case "down":
      return isLast ? null : before(siblings[index + 2])
    case "bottom":
      return isLast ? null : "end"
  }
}

function before(sibling) {
  return sibling ? { before: sibling.id } : "end"
}
