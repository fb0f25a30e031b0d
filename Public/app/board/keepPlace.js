/**
 * Does `work` so that what is being read stays where it is: in each scroller that has been
 * scrolled, the first visible row that is not in `moved` keeps its place on the screen. At the very
 * top new rows may come into sight.
 */
export function keepPlace(board, moved, work) {
  const anchors = scrollers(board).map(scroller => anchorIn(scroller, moved))
  work()
  for (const { scroller, row, top } of anchors) {
    const drift = row?.isConnected ? row.getBoundingClientRect().top - top : 0
    if (drift) scroller.scrollBy({ top: drift, behavior: "instant" })
  }
}

function scrollers(board) {
  const lists = board.querySelectorAll(".section-items")
  return [document.scrollingElement, ...lists].filter(scroller => scroller.scrollTop > 0)
}

function anchorIn(scroller, moved) {
  let row = firstVisibleRow(scroller)
  while (row && moved.has(row.dataset.id)) row = row.nextElementSibling
  return { scroller, row, top: row?.getBoundingClientRect().top }
}

function firstVisibleRow(scroller) {
  const isPage = scroller === document.scrollingElement
  const lists = isPage ? scroller.querySelectorAll(".section-items") : [scroller]
  const edge = isPage ? bottomOf(document.querySelector(".toolbar")) : topOf(scroller)
  for (const list of lists) {
    const row = bottomOf(list) > edge ? firstBelow(list.children, edge) : null
    if (row) return row
  }
  return null
}

/** Rows stand in reading order, so their lower edges rise. */
function firstBelow(rows, edge) {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (bottomOf(rows[middle]) <= edge) low = middle + 1
    else high = middle
  }
  return rows[low] ?? null
}

function bottomOf(element) {
  return element.getBoundingClientRect().bottom
}

function topOf(element) {
  return element.getBoundingClientRect().top
}
