import assert from "node:assert/strict"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"
import { firstLive } from "../../../Public/ordo/model/Stretches.js"

/** The slots of a board's one section, in order. */
function slotsOf(board) {
  const slots = []
  for (let slot = board.members.get("s").collection.first; slot; slot = slot.next) slots.push(slot)
  return slots
}

/** Moves, removals, restores and undos, by a generator that is the same on every run. */
function* changesets(count, size, seed) {
  let state = seed
  const random = limit => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor(state / 2 ** 32 * limit)
  }
  const run = () => {
    const [start, length] = [random(size), 1 + random(60)]
    return Array.from({ length }, (_, offset) => `i${(start + offset) % size}`)
  }
  for (let number = 1; number <= count; number += 1) {
    const change = [
      { reorder: { sources: run(), destination: { position: { before: `i${random(size)}` } } } },
      { remove: { items: run() } },
      { restore: { items: run() } },
      { undo: `c${Math.max(1, number - 1 - random(20))}` },
    ][random(4)]
    yield { id: `c${number}`, author: "me", base: Math.max(0, number - 1 - random(20)), changes: [change] }
  }
}

test("the first live slot is the one that a walk finds, whatever came and went", () => {
  for (const seed of [1, 2, 3]) {
    const items = Array.from({ length: 400 }, (_, index) => ({ id: `i${index}` }))
    const board = new Board({ sections: [{ id: "s", items }] }, { id: "b", epoch: "e", limits: { window: 60 } })
    for (const changeset of changesets(200, items.length, seed)) {
      try {
        board.resolve(changeset)
        if (board.revision % 3 === 0) board.rollBack()
        else board.commit()
      } catch (error) {
        assert.equal(error.code, "unknownChangeset")
      }
      let live = null
      for (const slot of slotsOf(board).reverse()) {
        if (!slot.isMark) live = slot
        assert.equal(firstLive(slot), live, `seed ${seed}, ${changeset.id}`)
      }
    }
  }
})
