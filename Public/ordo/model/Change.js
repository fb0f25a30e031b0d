import { BoardLayout } from "./BoardSettings.js"
import { ItemColor } from "./Item.js"

/** The kind of a change of the wire: the name of its only member; nothing if it has a wrong shape. */
export function kindOf(change) {
  if (!isObject(change)) return undefined
  const [kind, ...others] = Object.keys(change)
  return others.length === 0 && Object.hasOwn(shapes, kind) && shapes[kind](change[kind])
    ? kind : undefined
}

// A shape is a function that says whether a value has it. What JSON leaves out is undefined here.

const isText = value => typeof value === "string" && !/\p{Surrogate}/u.test(value)
const isWhole = value => Number.isInteger(value) && Math.abs(value) < 2 ** 63
const isFlag = value => typeof value === "boolean"
const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value)
const optional = shape => value => value === null || value === undefined || shape(value)
const listOf = shape => value => Array.isArray(value) && value.every(shape)
const oneOf = words => value => words.includes(value)

/** An object with these members, perhaps with others. */
const members = shapes => value =>
  isObject(value) && Object.keys(shapes).every(key => shapes[key](value[key]))

/** An object with some of these members, and no others. */
const someOf = shapes => value =>
  isObject(value) && Object.keys(value).every(
    key => value[key] === undefined || Object.hasOwn(shapes, key) && shapes[key](value[key]))

const ids = listOf(isText)
const before = members({ before: isText })
const position = value => value === "end" || before(value)
const destination = members({ position, collectionID: optional(isText) })

const boardFields = { name: isText, layout: oneOf(BoardLayout), isReorderingEnabled: isFlag }
const sectionFields = { name: isText, isReorderable: isFlag }
const itemFields = {
  title: isText, note: isText, symbol: optional(isText), color: optional(oneOf(ItemColor)),
  isDone: isFlag, isPinned: isFlag, isFixed: isFlag,
}
export const isSettings = someOf(boardFields)
const section = value => someOf({ id: isText, ...sectionFields })(value) && isText(value.id)
const item = value => someOf({ id: isText, ...itemFields })(value) && isText(value.id)

/** Whether a value has the shape of an item or of a section. */
export const isContent = value => item(value) || section(value)

const changesetShapes = {
  id: isText, author: optional(isText), by: optional(isText), base: optional(isWhole),
  epoch: optional(isText), changes: Array.isArray,
}

/** The name of a member of a changeset that has a wrong shape; nothing if all are right. */
export function wrongMember(changeset) {
  return Object.keys(changesetShapes).find(key => !changesetShapes[key](changeset[key]))
}

const shapes = {
  reorder: members({ sources: ids, destination }),
  insert: members({ items: listOf(item), destination }),
  update: members({ item: isText, set: someOf(itemFields) }),
  remove: members({ items: ids }),
  restore: members({ items: ids }),
  purge: members({ items: ids }),
  reorderSections: members({ sources: ids, position }),
  insertSection: members({ section, position }),
  updateSection: members({ section: isText, set: someOf(sectionFields) }),
  removeSection: members({ section: isText }),
  updateBoard: someOf(boardFields),
  undo: isText,
}
