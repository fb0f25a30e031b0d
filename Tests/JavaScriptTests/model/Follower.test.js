import assert from "node:assert/strict"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"

const draft = { name: "n", sections: [
  { id: "s", name: "s", items: ["a", "b", "c"].map(id => ({ id, title: id })) },
  { id: "z", name: "z", items: [] },
] }

function makeBoard() {
  return new Board(draft, { id: "board", epoch: "e" })
}

function resolved(board, id, ...changes) {
  const resolution = board.resolve({ id, author: "you", base: board.revision, changes })
  board.commit()
  return JSON.parse(JSON.stringify({ revision: board.revision, id, author: "you", ...resolution }))
}

const move = { move: { items: ["c"], collectionID: "s", before: "a" } }
const to = (items, collectionID, before) => ({ move: { items, collectionID, before } })
const faults = {
  "a gap": [[move], "revisionGap", { revision: 3 }],
  "a revision twice": [[move], "revisionGap", { revision: 0 }],
  "another digest": [[move], "digestDiffers"],
  "an unknown item": [[move, to(["q"], "s", null)], "unknownMember"],
  "an item twice": [[to(["a", "a"], "s", null)], "unknownMember"],
  "an unknown section": [[move, to(["a"], "q", null)], "unknownMember"],
  "an anchor elsewhere": [[move, to(["a"], "z", "b")], "unknownMember"],
  "an unknown anchor": [[move, to(["a"], "s", "q")], "unknownMember"],
  "an update of what is not there": [[move, { update: { item: "q", set: {} } }], "unknownMember"],
  "an item that is there already":
    [[move, { insert: { items: [{ id: "a" }], collectionID: "s", before: null } }], "knownMember"],
  "a section that is an item":
    [[{ remove: { items: ["a"] } }, { insertSections: { sections: [{ id: "a" }], before: null } }], "knownMember"],
  "an unknown kind": [[move, { fold: {} }], "unknownEffect"],
  "effects that are none": [null, undefined],
  "an effect that is none": [[move, { move: null }], undefined],
}
for (const [name, [effects, code, change]] of Object.entries(faults)) {
  test(`what cannot be applied changes nothing: ${name}`, () => {
    const board = makeBoard()
    const before = board.snapshot
    const wrong = { revision: 1, id: "x1", author: "you", effects, skipped: [], digest: board.digest, ...change }
    assert.throws(() => board.apply(wrong), error => error.code === code && (!code || error.name === "ApplyError"))
    assert.deepEqual(board.snapshot, before)
    assert.equal(board.itemCount, 3)
    board.apply(resolved(makeBoard(), "c1", { remove: { items: ["a"] } }))
    assert.deepEqual(board.items("s").map(item => item.id), ["b", "c"])
  })
}

test("one's own changes stand on top of the confirmed board until they are rolled back", () => {
  const server = makeBoard()
  const board = Board.fromSnapshot(server.snapshot)
  const mine = { id: "m1", author: "me", base: 0, changes: [{ update: { item: "a", set: { title: "mine" } } },
    { reorder: { sources: ["c"], destination: { collectionID: "s", position: { before: "a" } } } }] }
  board.resolve(mine)
  assert.deepEqual(board.items("s").map(item => item.title), ["c", "mine", "b"])
  board.rollBack()
  board.apply(resolved(server, "y1", { remove: { items: ["a"] } }))
  board.commit()
  assert.deepEqual(board.snapshot, server.snapshot)
  board.resolve(mine)
  assert.deepEqual(board.items("s").map(item => item.title), ["c", "b"])
  assert.equal(board.revision, 2)
  board.rollBack()
  assert.deepEqual(board.snapshot, server.snapshot)
})

test("what was removed before the snapshot can be updated, purged and restored by events", () => {
  const server = makeBoard()
  resolved(server, "c1", { updateSection: { section: "z", set: { name: "first" } } })
  resolved(server, "c2", { remove: { items: ["a", "b"] } }, { removeSection: { section: "z" } })
  const follower = Board.fromSnapshot(server.snapshot)
  follower.apply(resolved(server, "c3",
    { update: { item: "a", set: { title: "back" } } }, { purge: { items: ["b"] } }, { undo: "c1" }))
  follower.apply(resolved(server, "c4", { restore: { items: ["a"] } }))
  assert.deepEqual(follower.snapshot, server.snapshot)
  assert.equal(follower.item("a").title, "back")
})

test("a digest that differs in the snapshot itself is no longer compared", () => {
  const server = makeBoard()
  const follower = Board.fromSnapshot({ ...server.snapshot, digest: 1 })
  assert.equal(follower.comparesDigest, false)
  follower.apply({ ...resolved(server, "c1", { remove: { items: ["a"] } }), digest: 2 })
  assert.deepEqual(follower.snapshot, server.snapshot)
})

test("a snapshot that only the server's own limits allow can be opened", () => {
  const sections = [{ id: "s", name: "x".repeat(900), items: [{ id: "a", title: "", symbol: "ab" }] }]
  const board = Board.fromSnapshot({ ...makeBoard().snapshot, sections })
  assert.equal(board.sections[0].name.length, 900)
})
