import assert from "node:assert/strict"
import { test } from "node:test"
import { affectedItems, firstItem } from "../../../Public/app/board/affectedItems.js"
import { destination, locate } from "../../../Public/app/board/locate.js"
import { longestRun } from "../../../Public/app/board/orderChildren.js"

const board = {
  sections: [
    { id: "L", items: [{ id: "a" }, { id: "b" }] },
    { id: "M", items: [{ id: "c" }] },
  ],
}

test("an item is found with its section and place", () => {
  const { item, section, index } = locate(board, "b")
  assert.deepEqual([item.id, section.id, index], ["b", "L", 1])
  assert.equal(locate(board, "nobody"), null)
})

test("a step or a jump leads to a place before a sibling, or to the end", () => {
  const siblings = [..."abcd"].map(id => ({ id }))
  const places = ["top", "up", "down", "bottom"].map(direction =>
    siblings.map((_, index) => destination(siblings, index, direction)?.before
      ?? destination(siblings, index, direction)))
  assert.deepEqual(places, [
    [null, "a", "a", "a"],
    [null, "a", "b", "c"],
    ["c", "d", "end", null],
    ["end", "end", "end", null],
  ])
})

test("what others touched is collected from the effects", () => {
  const effects = [
    { move: { items: ["a", "b"], collectionID: "L", before: null } },
    { insert: { items: [{ id: "n" }], collectionID: "L", before: null } },
    { remove: { items: ["c"] } },
    { update: { item: "d", set: { title: "D" } } },
    { updateBoard: { name: "New" } },
  ]
  assert.deepEqual([...affectedItems(effects)], ["a", "b", "n", "c", "d"])
})

test("a refused changeset names the item that it began with", () => {
  const first = change => firstItem({ changes: [change] })
  assert.equal(first({ reorder: { sources: ["a", "b"] } }), "a")
  assert.equal(first({ update: { item: "c", set: {} } }), "c")
  assert.equal(first({ remove: { items: ["d"] } }), "d")
  assert.equal(first({ updateBoard: { name: "x" } }), null)
})

test("of children that stay as many as possible are left in place", () => {
  const run = indices => [...longestRun(indices)].sort((one, other) => one - other)
  assert.deepEqual(run([0, 1, 2, 3]), [0, 1, 2, 3])
  assert.deepEqual(run([3, 0, 1, 2]), [1, 2, 3], "one moved to the front")
  assert.deepEqual(run([1, 2, 3, 0]), [0, 1, 2], "one moved to the end")
  assert.deepEqual(run([0, -1, 1, 2]), [0, 2, 3], "a new one is never among them")
  assert.deepEqual(run([-1, -1]), [])
  assert.deepEqual(run([]), [])
})

test("the longest run is as long as by trying all subsets", () => {
  for (const indices of permutations([0, 1, 2, 3, 4, 5])) {
    const run = [...longestRun(indices)].sort((one, other) => one - other)
    assert.ok(isRising(run.map(place => indices[place])), `${indices}`)
    assert.equal(run.length, longestByTrying(indices), `${indices}`)
  }
})

function longestByTrying(indices) {
  let longest = 0
  for (let subset = 0; subset < 2 ** indices.length; subset += 1) {
    const chosen = indices.filter((_, place) => subset & (1 << place))
    if (isRising(chosen)) longest = Math.max(longest, chosen.length)
  }
  return longest
}

function isRising(values) {
  return values.every((value, place) => place === 0 || value > values[place - 1])
}

function* permutations(values) {
  if (!values.length) yield []
  for (const value of values) {
    for (const rest of permutations(values.filter(other => other !== value))) yield [value, ...rest]
  }
}
