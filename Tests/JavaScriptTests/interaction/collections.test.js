import assert from "node:assert/strict"
import { test } from "node:test"
import { chooseCollection } from "../../../Public/ordo/interaction/placement/collections.js"

const box = (left, top, right, bottom) => ({ left, top, right, bottom })
const stacked = [
  { id: "a", box: box(0, 0, 100, 100) },
  { id: "b", box: box(0, 140, 100, 240) },
]
const beside = [
  { id: "a", box: box(0, 0, 100, 300) },
  { id: "b", box: box(100, 0, 200, 300) },
]

function choose(candidates, [x, y], { topmost = null, current = "a", previous = null } = {}) {
  return chooseCollection({ candidates, topmost, pointer: { x, y } }, { current, previous })
}

test("the topmost collection at the point is the one", () => {
  assert.equal(choose(stacked, [50, 150], { topmost: "b" }), "b")
})

test("between two collections the nearer one is meant", () => {
  assert.equal(choose(stacked, [50, 119]), "a")
  assert.equal(choose(stacked, [50, 121]), "b")
})

test("the way back over the line needs 8 px", () => {
  const from = { current: "b", previous: "a" }
  assert.equal(choose(beside, [93, 50], { ...from, topmost: "a" }), "b")
  assert.equal(choose(beside, [92, 50], { ...from, topmost: "a" }), "a")
})

test("dragging through the middle of a gap changes the list once", () => {
  const changes = []
  let [current, previous] = ["a", null]
  for (let y = 90; y < 150; y += 1) {
    for (const wobble of [0, 3, -3]) {
      const point = [50, y + wobble]
      const topmost = y + wobble < 100 ? "a" : y + wobble > 140 ? "b" : null
      const chosen = choose(stacked, point, { topmost, current, previous })
      if (chosen === current) continue
      changes.push(chosen)
      previous = current
      current = chosen
    }
  }
  assert.deepEqual(changes, ["b"])
})

test("a nested collection takes the pointer at once, and gives it back once it is out", () => {
  const nested = [
    { id: "outer", box: box(0, 0, 300, 300) },
    { id: "inner", box: box(100, 100, 200, 200) },
  ]
  assert.equal(choose(nested, [110, 110], { topmost: "inner", current: "outer" }), "inner")
  const back = { topmost: "outer", current: "inner", previous: "outer" }
  assert.equal(choose(nested, [98, 150], back), "inner")
  assert.equal(choose(nested, [91, 150], back), "outer")
})

test("a collection that is gone is left for any other", () => {
  assert.equal(choose(stacked, [50, 50], { current: "gone", previous: "a" }), "a")
})

test("without any collection the present one stays", () => {
  assert.equal(choose([], [50, 50]), "a")
})
