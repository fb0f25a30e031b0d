const ownID = element => element.id

/**
 * A move by identity: which items, and before which item or at the end of which collection.
 *
 * Its JSON is `{"sources": [ids], "destination": {"collectionID": id, "position": {"before": id} | "end"}}`;
 * the collection is left out where there is only one. `apply` serves programs that hold plain arrays.
 */
export class ReorderDifference {
  /** Makes a difference, also from its JSON. */
  constructor({ sources, destination }) {
    /** The ids of the items that move, in the order in which they will stand. */
    this.sources = sources
    /** Where they go: `{ collectionID, position }`. */
    this.destination = destination
  }

  /** Makes the difference that `move(fromOffsets:toOffset:)` would make; offsets beyond are ignored. */
  static fromOffsets(array, fromOffsets, toOffset, { itemID = ownID } = {}) {
    const sources = [...fromOffsets].filter(offset => offset in array).map(offset => itemID(array[offset]))
    const position = toOffset in array ? { before: itemID(array[toOffset]) } : "end"
    return new ReorderDifference({ sources, destination: { position } })
  }

  /**
   * The array after the move; the array itself if its order stays as it is. O(n).
   *
   * Sources stand in the order given, unknown ones are ignored, duplicates count once; elements with equal
   * ids move together, in their order. An anchor among the sources means the place that it is lifted from, an unknown one the end.
   */
  apply(array, { itemID = ownID } = {}) {
    return moved(array, lifted(array, this.sources, itemID), this.destination.position, itemID)
  }

  /**
   * The sections after the move within and between them: a new array with copies of those that change.
   * An unknown destination changes nothing. O(n) in the items of all sections.
   *
   * `items` is the name of the member of a section that holds its items.
   */
  applyToSections(sections, { collectionID = ownID, items = "items", itemID = ownID } = {}) {
    const destination = sections.find(section => collectionID(section) === this.destination.collectionID)
    if (!destination) return sections
    const elements = lifted(sections.flatMap(section => section[items]), this.sources, itemID)
    const moving = new Set(elements.map(itemID))
    const result = sections.map(section => {
      const old = section[items]
      const next = section === destination
        ? moved(old, elements, this.destination.position, itemID)
        : without(old, moving, itemID)
      return next === old ? section : { ...section, [items]: next }
    })
    return result.every((section, index) => section === sections[index]) ? sections : result
  }

  /**
   * The offsets to hand to `move(fromOffsets:toOffset:)`, as `{ fromOffsets, toOffset }`. O(n).
   *
   * Offsets have no order of their own: sources that would change their order among themselves keep it.
   */
  offsets(array, { itemID = ownID } = {}) {
    const moving = new Set(this.sources)
    const ids = array.map(itemID)
    const fromOffsets = [...ids.keys()].filter(offset => moving.has(ids[offset]))
    const { position } = this.destination
    const toOffset = position === "end" ? -1 : ids.indexOf(position.before)
    return { fromOffsets, toOffset: toOffset < 0 ? ids.length : toOffset }
  }
}

/** The elements with the given ids, in the order given; unknown and doubled sources count nothing. */
function lifted(array, ids, itemID) {
  const wanted = new Set(ids)
  const found = new Map()
  for (const element of array) {
    const id = itemID(element)
    if (found.has(id)) found.get(id).push(element)
    else found.set(id, [element])
  }
  return [...wanted].flatMap(id => found.get(id) ?? [])
}

/** The array with elements, which may stand in it or come from elsewhere, together at a position. */
function moved(array, elements, position, itemID) {
  const moving = new Set(elements.map(itemID))
  const others = []
  let place = -1
  for (const element of array) {
    const id = itemID(element)
    if (position !== "end" && place < 0 && id === position.before) place = others.length
    if (!moving.has(id)) others.push(element)
  }
  const start = place < 0 ? others.length : place
  const result = [...others.slice(0, start), ...elements, ...others.slice(start)]
  const isSame = result.length === array.length
    && result.every((element, index) => itemID(element) === itemID(array[index]))
  return isSame ? array : result
}

function without(array, moving, itemID) {
  return array.some(element => moving.has(itemID(element)))
    ? array.filter(element => !moving.has(itemID(element))) : array
}
