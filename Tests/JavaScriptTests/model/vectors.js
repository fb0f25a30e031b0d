import { readFileSync } from "node:fs"
import { Board } from "../../../Public/ordo/model/Board.js"

/** The cases of the ordering files in Tests/Vectors; its README says how to read them. */
export const vectors = ["ordering.json", "more-ordering.json"].flatMap(name =>
  JSON.parse(readFileSync(new URL(`../../Vectors/${name}`, import.meta.url), "utf8")))

export function boardOf({ collections, window, limits = {}, fixed = [], unreorderable = [] }) {
  const sections = Object.keys(collections).sort().map(id => ({
    id, name: id, isReorderable: !unreorderable.includes(id),
    items: collections[id].map(item => ({ id: item, title: item, isFixed: fixed.includes(item) })),
  }))
  const all = window === undefined ? limits : { ...limits, window }
  return new Board({ name: "vector", sections }, { id: "vector", epoch: "e", limits: all })
}

/** The changeset of a step. */
export function changesetOf({ id, author, base, changes }) {
  return { id, author, base, changes }
}

/** What `resolve` returns or throws. */
export function outcomeOf(board, changeset) {
  try {
    return board.resolve(changeset)
  } catch (error) {
    if (error.name !== "Rejection") throw error
    return { outcome: "rejected", code: error.code }
  }
}

/** The event of the stream that says what a changeset came to. */
export function eventOf(board, changeset, { effects, skipped, digest }) {
  const { id, author } = changeset
  return JSON.parse(JSON.stringify({ board: board.id, revision: board.revision, id, author, effects, skipped, digest }))
}

/** The items' ids by section. */
export function orderOf(board) {
  return Object.fromEntries(board.sections.map(({ id, items }) => [id, items.map(item => item.id)]))
}

/** Inserted items and sections by id only, as the vectors have them. */
export function shapeOf(effect) {
  const shape = structuredClone(effect)
  if (shape.insert) shape.insert.items = shape.insert.items.map(item => item.id)
  if (shape.insertSections) shape.insertSections.sections = shape.insertSections.sections.map(section => section.id)
  return shape
}
