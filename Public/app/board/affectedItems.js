/** The ids of the items that an event's effects move, insert, change or remove. */
export function affectedItems(effects) {
  const ids = new Set()
  for (const { move, insert, update, remove } of effects) {
    for (const id of move?.items ?? remove?.items ?? []) ids.add(id)
    for (const item of insert?.items ?? []) ids.add(item.id)
    if (update) ids.add(update.item)
  }
  return ids
}

/** The item that a changeset is about in the first place, if there is one. */
export function firstItem({ changes: [{ reorder, update, remove, restore }] }) {
  const items = reorder?.sources ?? remove?.items ?? restore?.items
  return items?.[0] ?? update?.item ?? null
}
