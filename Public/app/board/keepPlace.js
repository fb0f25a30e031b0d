/**
 * Does `work` so that what is being read stays where it is on the screen: in each scroller that has been scrolled,
 * the first visible row that is not in `moved` keeps its place. At the very top new rows may come into sight.
 */
export function keepPlace(board, moved, work) {
  const anchors = scrollers(board).map(scroller => anchor(scroller, moved)).filter(found => found !== null)
  work()
  for (const { scroller, row, top } of anchors) {
    const drift = row.isConnected ? row.getBoundingClientRect().top - top : 0
    if (drift) scroller.scrollBy({ top: drift, behavior: "instant" })
  }
}

function scrollers(board) {
  const lists = [...board.querySelectorAll(".section-items")].filter(list => list.scrollTop > 0)
  const page = document.scrollingElement
  return page.scrollTop > 0 ? [page, ...lists] : lists
}

function anchor(scroller, moved) {
  let row = firstVisibleRow(scroller)
  while (row && moved.has(row.dataset.id)) row = row.nextElementSibling
  return row && { scroller, row, top: row.getBoundingClientRect().top }
}

function firstVisibleRow(scroller) {
  const isPage = scroller === document.scrollingElement
  const edge = isPage ? document.querySelector(".toolbar").getBoundingClientRect().bottom : scroller.getBoundingClientRect().top
  for (const list of isPage ? scroller.querySelectorAll(".section-items") : [scroller]) {
    if (list.getBoundingClientRect().bottom <= edge) continue
    const row = firstBelow(list.children, edge)
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
    if (rows[middle].getBoundingClientRect().bottom <= edge) low = middle + 1
    else high = middle
  }
  return rows[low] ?? null
}
