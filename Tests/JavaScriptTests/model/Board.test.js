import assert from "node:assert/strict"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"

const draft = {
  name: "Trip", layout: "grid", isReorderingEnabled: true,
  sections: [
    { id: "todo", name: "To do", items: [
      { id: "a", title: "富士山", note: "early", symbol: "🗻", color: "blue", isPinned: true },
      { id: "b", title: "" },
    ] },
    { id: "done", name: "", isReorderable: false, items: [{ id: "c", title: "清水寺", isDone: true, isFixed: true }] },
  ],
  trash: [{ id: "t", title: "姫路城" }],
}

function makeBoard(limits) {
  return new Board(draft, { id: "trip", epoch: "e1", limits })
}

let count = 0
function resolve(board, ...changes) {
  count += 1
  const id = `c${count}`
  const resolution = board.resolve({ id, author: "me", base: board.revision, changes })
  return { id, author: "me", revision: board.revision, ...resolution }
}

function rejected(board, code, changes, changeset = { id: "c", author: "me" }) {
  const before = board.draft
  assert.throws(() => board.resolve({ ...changeset, changes }), { name: "Rejection", code })
  assert.deepEqual(board.draft, before)
  assert.equal(board.revision, 0)
}

test("a draft comes out as it went in, what has its default left out", () => {
  const board = makeBoard()
  assert.deepEqual(board.draft, draft)
  assert.deepEqual(JSON.parse(JSON.stringify(board.draft)), draft)
  assert.deepEqual(new Board({ sections: [{ id: "s" }] }, { id: "x", epoch: "e" }).draft,
    { name: "", layout: "list", isReorderingEnabled: true, sections: [{ id: "s", name: "", items: [] }] })
})

test("the snapshot is the wire's, and makes a board again", () => {
  const board = makeBoard()
  resolve(board, { remove: { items: ["b"] } })
  const { trash, sections, ...settings } = board.draft
  const expected = { ...settings, id: "trip", epoch: "e1", revision: 1, digest: board.digest, sections }
  assert.deepEqual(board.snapshot, expected)
  const follower = Board.fromSnapshot(JSON.parse(JSON.stringify(board.snapshot)))
  assert.deepEqual(follower.snapshot, expected)
  assert.deepEqual(follower.trash, [])
})

test("items and sections have all their members, and stay themselves until they change", () => {
  const board = makeBoard()
  const [todo, done] = board.sections
  assert.deepEqual({ ...todo.items[1] },
    { id: "b", title: "", note: "", symbol: null, color: null, isDone: false, isPinned: false, isFixed: false })
  assert.deepEqual([todo.name, todo.isReorderable, done.isReorderable, board.itemCount], ["To do", true, false, 3])
  const other = todo.items[1]
  resolve(board, { update: { item: "a", set: { title: "Fuji", symbol: null } } })
  assert.equal(board.items("todo")[1], other)
  assert.equal(board.item("a").title, "Fuji")
  assert.equal(board.item("a").symbol, null)
  assert.equal(board.item("t").title, "姫路城")
  assert.deepEqual(board.trash.map(item => item.id), ["t"])
  assert.equal(board.item("todo"), null)
  assert.deepEqual(board.items("a"), [])
})

test("fields of items, sections and the board go back by undo, and forth again", () => {
  const board = makeBoard()
  const before = board.draft
  const first = resolve(board,
    { update: { item: "a", set: { title: "Fuji", color: null, isDone: true } } },
    { updateSection: { section: "done", set: { name: "Done", isReorderable: true } } },
    { updateBoard: { name: "Japan", layout: "row", isReorderingEnabled: false } })
  const after = board.draft
  const back = resolve(board, { undo: first.id })
  assert.deepEqual(board.draft, before)
  resolve(board, { undo: back.id })
  assert.deepEqual(board.draft, after)
  const follower = makeBoard()
  follower.apply(first)
  follower.apply(back)
  assert.deepEqual(follower.draft, before)
})

test("what somebody else has changed since is skipped by name", () => {
  const board = makeBoard()
  const { id } = resolve(board,
    { update: { item: "a", set: { title: "Fuji", note: "" } } }, { updateBoard: { name: "Japan" } })
  board.resolve({ id: "other", author: "you", changes: [
    { update: { item: "a", set: { title: "Mt. Fuji" } } }, { updateBoard: { name: "Nippon" } }] })
  const undone = resolve(board, { undo: id })
  assert.deepEqual(undone.skipped, ["a.title", "trip.name"])
  assert.deepEqual(undone.effects, [{ undo: id, update: { item: "a", set: { note: "early" } } }])
})

test("a changeset without an author is one of its own and sees the present", () => {
  const board = makeBoard()
  resolve(board, { reorder: { sources: ["a"], destination: { collectionID: "todo", position: "end" } } })
  const changes = [{ reorder: { sources: ["b"], destination: { collectionID: null, position: "end" } } }]
  assert.deepEqual(board.resolve({ id: "script", author: null, changes }).fallback, [])
  assert.deepEqual(board.items("todo").map(item => item.id), ["a", "b"])
  assert.throws(() => board.resolve({ id: "s2", changes: [{ undo: "script" }] }), { code: "notYours" })
})

test("a limit counts scalars, and a symbol is one grapheme", () => {
  const board = makeBoard({ title: 5 })
  const set = { title: "🗻🗻🗻🗻🗻", symbol: "👨‍👩‍👧" }
  assert.equal(resolve(board, { update: { item: "a", set } }).outcome, "applied")
})

const wrongChanges = [
  null, 5, "reorder", [], {}, { fly: {} }, { toString: {} }, { remove: { items: ["a"] }, purge: { items: ["a"] } },
  { remove: null }, { remove: { items: "a" } }, { remove: { items: [1] } }, { undo: 7 },
  { reorder: { sources: ["a"] } }, { reorder: { sources: ["a"], destination: { position: "start" } } },
  { reorder: { sources: ["a"], destination: { position: { before: 1 } } } },
  { reorder: { sources: ["a"], destination: { collectionID: 1, position: "end" } } },
  { insert: { items: [{ title: "x" }], destination: { position: "end" } } },
  { insert: { items: [{ id: "x", titel: "x" }], destination: { position: "end" } } },
  { update: { item: "a", set: { title: null } } }, { update: { item: "a", set: { color: "pale" } } },
  { update: { item: "a", set: { id: "z" } } }, { update: { item: "a", set: { title: "\ud800" } } },
  { updateSection: { section: "todo", set: { name: 1 } } }, { updateBoard: { layout: "pile" } }, { updateBoard: [] },
]
for (const change of wrongChanges) {
  test(`what is no change is rejected as malformed: ${JSON.stringify(change)}`, () => {
    const board = makeBoard()
    rejected(board, "malformedChange", [{ remove: { items: ["a"] } }, change])
  })
}
