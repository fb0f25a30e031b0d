import assert from "node:assert/strict"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"

/** A board whose memory reaches back three revisions, after these changes, each a changeset of its own. */
function boardAfter(...changes) {
  const items = ["a", "b", "c", "d", "e"].map(id => ({ id }))
  const board = new Board({ sections: [{ id: "s", items }] }, { id: "board", epoch: "e", limits: { window: 3 } })
  for (const change of changes) next(board, change)
  return board
}

function next(board, change, base = board.revision) {
  const author = base === board.revision ? "me" : "you"
  const resolution = board.resolve({ id: `c${board.revision + 1}`, author, base, changes: [change] })
  board.commit()
  return resolution
}

const move = (id, before) => ({ reorder: { sources: [id], destination: { position: { before } } } })
const remove = { remove: { items: ["b"] } }
const restore = { restore: { items: ["b"] } }
const idle = { updateBoard: {} }
const order = board => board.items("s").map(item => item.id).join("")

test("an item is restored to its mark while the window reaches the removal, then to the end", () => {
  const within = boardAfter(remove, idle, restore)
  const beyond = boardAfter(remove, idle, idle, restore)
  assert.deepEqual([order(within), order(beyond)], ["abcde", "acdeb"])
})

test("a changeset can be undone while the window reaches it", () => {
  const within = boardAfter(remove, idle)
  next(within, { undo: "c1" })
  assert.equal(order(within), "abcde")
  assert.throws(() => next(boardAfter(remove, idle, idle), { undo: "c1" }), { code: "unknownChangeset" })
})

test("an older base counts as the edge of the window", () => {
  const board = boardAfter(move("a", "c"), { remove: { items: ["a"] } }, idle)
  assert.deepEqual(next(board, move("e", "a"), 0).fallback, [])
  assert.equal(order(board), "becd")
})

test("beyond the most marks the oldest go first", () => {
  const board = boardAfter()
  board.limits.marks = 1
  next(board, remove)
  next(board, { remove: { items: ["d"] } })
  next(board, { restore: { items: ["b", "d"] } })
  assert.equal(order(board), "acdeb")
})

test("what was purged is gone for ever, and its id stays taken", () => {
  const board = boardAfter(remove, { update: { item: "b", set: { note: "secret" } } })
  next(board, { purge: { items: ["b"] } })
  assert.equal(board.item("b"), null)
  assert.deepEqual(board.trash, [])
  for (const change of [restore, { purge: { items: ["b"] } }, { update: { item: "b", set: { note: "" } } }]) {
    assert.deepEqual(next(board, change).skipped, ["b"])
  }
  const insert = { insert: { items: [{ id: "b" }], destination: { position: "end" } } }
  assert.throws(() => next(board, insert), { code: "idTaken" })
  assert.equal(JSON.stringify(board.draft).includes("secret"), false)
})

test("marks beyond the window leave step by step, and are as if they were not there", () => {
  const ids = Array.from({ length: 3000 }, (_, index) => `i${index}`)
  const removed = ids.slice(100, -100)
  const items = list => list.map(id => ({ id }))
  const context = { id: "board", epoch: "e", limits: { window: 2 } }
  const board = new Board({ sections: [{ id: "s", items: items(ids) }] }, context)
  const plain = new Board({
    sections: [{ id: "s", items: items([...ids.slice(0, 100), ...ids.slice(-100)]) }],
    trash: items(removed),
  }, context)
  for (const change of [{ remove: { items: removed } }, idle, idle]) {
    next(board, change)
    next(plain, idle)
  }
  assert.equal(board.marks.count, removed.length - 1000)
  for (const change of [move("i0", "i2900"), move("i1", "i1500"), { restore: { items: ["i200", "i2899"] } }]) {
    assert.deepEqual(next(board, change, 0), next(plain, change, 0))
  }
})

test("undo brings back what lay far apart", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `i${index}`)
  const board = new Board({ sections: [{ id: "s", items: ids.map(id => ({ id })) }] }, { id: "board", epoch: "e" })
  const sources = ["i999", "i0", "i500", "i998", "i1"]
  next(board, { reorder: { sources, destination: { position: { before: "i300" } } } })
  assert.notDeepEqual(board.items("s").map(item => item.id), ids)
  next(board, { undo: "c1" })
  assert.deepEqual(board.items("s").map(item => item.id), ids)
})
