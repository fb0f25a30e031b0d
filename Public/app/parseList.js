const bullet = /^(?:[-*+•–]|\d{1,3}[.)])\s+/
const box = /^\[([ xX])\]\s+/

/**
 * Reads typed or pasted lines: `# Name`, `## section`, items with or without bullets, numbers and
 * check boxes, and notes, which are lines without a bullet, indented under an item that has one.
 * @returns {{ name: string, sections: { name: string, items: Item[] }[] }} Items have `title`,
 *   `note` and `isDone`.
 */
export function parseList(source) {
  const list = { name: "", sections: [] }
  let noted = null
  for (const line of source.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const trimmed = line.trim()
    if (!trimmed) continue
    noted = readLine(list, line, trimmed, noted)
  }
  return list
}

/** How many items the lines make. */
export function countItems(list) {
  return list.sections.reduce((total, section) => total + section.items.length, 0)
}

function readLine(list, line, trimmed, noted) {
  const heading = /^(#{1,6})\s+(.*)$/.exec(trimmed)
  if (heading) {
    readHeading(list, heading[1].length, heading[2])
    return null
  }
  const hasBullet = bullet.test(trimmed)
  if (noted && !hasBullet && /^(?: {4}|\t)/.test(line)) {
    noted.note = noted.note ? `${noted.note}\n${trimmed}` : trimmed
    return noted
  }
  const item = readItem(trimmed)
  if (!list.sections.length) list.sections.push({ name: "", items: [] })
  list.sections.at(-1).items.push(item)
  return hasBullet ? item : null
}

function readHeading(list, depth, name) {
  if (depth === 1 && !list.name && !list.sections.length) list.name = name
  else list.sections.push({ name, items: [] })
}

function readItem(trimmed) {
  const content = trimmed.replace(bullet, "")
  const mark = box.exec(content)?.[1] ?? " "
  return { title: content.replace(box, "").trim(), note: "", isDone: mark !== " " }
}
