import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"

const { draft, changesets, cases } = JSON.parse(
  readFileSync(new URL("../../Vectors/damaged-effects.json", import.meta.url), "utf8"))

function makeBoard() {
  const board = new Board(draft, { id: "board", epoch: "e" })
  for (const changeset of changesets) board.resolve(changeset)
  board.commit()
  return board
}

test(`every effect with ids of every kind is played, or refused by an error that leaves all as it was`, () => {
  for (const { effects, code = "digestDiffers", id } of cases) {
    const board = makeBoard()
    const before = JSON.stringify([board.revision, board.draft])
    const row = { revision: 4, id: "x", author: "u1", effects, digest: -1 }
    let error = null
    try { board.apply(row) } catch (caught) { error = caught }
    assert.deepEqual([error?.name, error?.code], ["ApplyError", code], JSON.stringify(effects))
    if (id) assert.ok(error.description.includes(`“${id}”`), error.description)
    assert.equal(JSON.stringify([board.revision, board.draft]), before)
    if (code === "digestDiffers") board.apply({ ...row, digest: error.values.found })
    board.commit()
    goOn(board)
  }
})

/** A board must go on without a fault. */
function goOn(board) {
  const destination = { position: "end" }
  const changes = [
    { reorder: { sources: ["x", "b", "a", "c"], destination } },
    { restore: { items: ["w", "a", "b", "c", "x"] } }, { undo: "x" }, { undo: "z0" }, { undo: "c1" },
    { insert: { items: [{ id: "new" }], destination } }, { undo: "c3" },
    { reorderSections: { sources: ["e", "s", "t"], position: { before: "r" } } },
    { removeSection: { section: "s" } }, { removeSection: { section: "t" } }, { removeSection: { section: "e" } },
  ]
  changes.forEach((change, number) => {
    try {
      board.resolve({ id: `z${number}`, author: "u1", base: 2, changes: [change] })
    } catch (error) {
      assert.equal(error.name, "Rejection")
    }
    board.commit()
    const ids = board.sections.flatMap(section => section.items.map(item => item.id))
    assert.equal(ids.length, board.itemCount)
    assert.equal(new Set(ids).size, ids.length)
  })
}
