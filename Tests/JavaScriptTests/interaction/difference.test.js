import assert from "node:assert/strict"
import { test } from "node:test"
import {
  isSameDestination,
  makeDifference,
  survivingAnchor,
} from "../../../Public/ordo/interaction/difference.js"

const json = value => JSON.parse(JSON.stringify(value))

test("a difference names ids, never offsets", () => {
  assert.deepEqual(json(makeDifference(["a"], { collectionID: "todo", before: "b" })), {
    sources: ["a"],
    destination: { collectionID: "todo", position: { before: "b" } },
  })
})

test("the single collection has no id", () => {
  assert.deepEqual(json(makeDifference(["a"], { collectionID: undefined, before: null })), {
    sources: ["a"],
    destination: { position: "end" },
  })
})

test("a difference can be applied to an array", () => {
  const array = [{ id: "a" }, { id: "b" }, { id: "c" }]
  const moved = makeDifference(["a"], { collectionID: undefined, before: "c" }).apply(array)
  assert.deepEqual(moved.map(({ id }) => id), ["b", "a", "c"])
})

test("destinations are compared by collection and anchor", () => {
  const one = { collectionID: "todo", before: null }
  assert.ok(isSameDestination(one, { ...one }))
  assert.ok(!isSameDestination(one, { ...one, before: "a" }))
  assert.ok(!isSameDestination(one, { ...one, collectionID: "doing" }))
})

test("every anchor of a small list survives as itself, the next one left, or the end", () => {
  const order = ["a", "b", "c", "d"]
  for (let mask = 0; mask < 16; mask += 1) {
    const isPresent = id => (mask & (1 << order.indexOf(id))) !== 0
    for (const [index, anchor] of order.entries()) {
      const expected = order.slice(index).find(isPresent) ?? null
      assert.equal(survivingAnchor(order, anchor, isPresent), expected, `${mask} ${anchor}`)
    }
    assert.equal(survivingAnchor(order, null, isPresent), null)
  }
})

test("an anchor that was never seen falls back to the end", () => {
  assert.equal(survivingAnchor(["a"], "z", id => id === "a"), null)
})
