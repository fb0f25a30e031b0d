/** Where an item stands: `{ item, section, items, index }`, or null if it is not on the board. */
export function locate(board, id) {
  for (const section of board.sections) {
    const index = section.items.findIndex(item => item.id === id);
    if (index >= 0) return { item: section.items[index], section, items: section.items, index };
  }
  return null;
}

/** Where a move by one step or to an end leads: the position to drop at, or null if the item is there already. */
export function destination({ items, index }, direction) {
  const isFirst = index === 0;
  const isLast = index === items.length - 1;
  switch (direction) {
    case "top": return isFirst ? null : { before: items[0].id };
    case "up": return isFirst ? null : { before: items[index - 1].id };
    case "down": return isLast ? null : before(items[index + 2]);
    case "bottom": return isLast ? null : "end";
  }
}

function before(item) {
  return item ? { before: item.id } : "end";
}
