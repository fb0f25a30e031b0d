import assert from "node:assert/strict"
import { test } from "node:test"
import { placeInList } from "../../../Public/ordo/interaction/placement/list.js"

const size = 40

/** The spans of rows with the given lengths, one after another. */
function rows(lengths, gap = 0) {
  let at = 0
  return lengths.map(length => {
    const span = { start: at, end: at + length }
    at += length + gap
    return span
  })
}

/** A preview of `size`, held in its middle. */
function at(start, spans, extent = size) {
  return { spans, extent, preview: { start, end: start + size }, pointer: start + size / 2 }
}

const placed = (index, heading = 0) => ({ index, heading })
const five = rows([size, size, size, size, size])

test("a preview in its own hole stays there", () => {
  for (let index = 0; index <= 5; index += 1) {
    assert.equal(placeInList(at(index * size, five), placed(index)).index, index)
  }
})

test("the next row makes room when the lower edge passes its middle", () => {
  assert.equal(placeInList(at(20, five), placed(0)).index, 0)
  assert.equal(placeInList(at(20.1, five), placed(0)).index, 1)
})

test("the row before makes room when the upper edge passes its middle", () => {
  assert.equal(placeInList(at(60, five), placed(2)).index, 2)
  assert.equal(placeInList(at(59.9, five), placed(2)).index, 1)
})

test("the way back needs 8 px more, in both directions", () => {
  const down = placeInList(at(21, five), placed(0))
  assert.equal(placeInList(at(13, five), down).index, 1)
  assert.equal(placeInList(at(11.9, five), down).index, 0)
  const up = placeInList(at(59, five), placed(2))
  assert.equal(placeInList(at(67, five), up).index, 1)
  assert.equal(placeInList(at(68.1, five), up).index, 2)
})

test("on the way on there is no slack", () => {
  const down = placeInList(at(21, five), placed(0))
  assert.equal(placeInList(at(60.1, five), down).index, 2)
})

test("a fast pointer crosses many rows at once", () => {
  assert.equal(placeInList(at(145, five), placed(0)).index, 4)
  assert.equal(placeInList(at(5, five), placed(5)).index, 0)
})

test("anywhere after the last row is the end", () => {
  const view = { ...at(100, five), pointer: 241 }
  assert.equal(placeInList(view, placed(0)).index, 5)
  assert.equal(placeInList({ ...view, pointer: 201 }, null).index, 5)
})

test("an empty list has one place", () => {
  assert.equal(placeInList(at(-500, []), null).index, 0)
  assert.equal(placeInList(at(500, []), placed(0)).index, 0)
})

test("coming in, a preview takes the nearest place", () => {
  for (const [start, index] of [[-30, 0], [19, 0], [21, 1], [139, 3], [141, 4]]) {
    assert.equal(placeInList(at(start, five), null).index, index, `at ${start}`)
  }
})

test("what it takes on coming in, it keeps", () => {
  for (let start = -60; start < 260; start += 1) {
    const first = placeInList(at(start, five), null)
    assert.equal(placeInList(at(start, five), first).index, first.index, `at ${start}`)
  }
})

test("a pointer at rest changes the place at most once, whatever the sizes, gaps and grip", () => {
  for (const lengths of [[40, 100, 20, 40], [20, 20, 200, 20], [8, 300, 8, 8]]) {
    for (const gap of [0, 12]) {
      const spans = rows(lengths, gap)
      for (const height of [20, 40, 160]) {
        for (const grip of [2, height / 2, height - 2]) {
          for (let pointer = -50; pointer < 500; pointer += 3) {
            restsAt({ spans, height, grip, pointer, gap })
          }
        }
      }
    }
  }
})

function restsAt({ spans, height, grip, pointer, gap }) {
  const preview = { start: pointer - grip, end: pointer - grip + height }
  const view = { spans, extent: height + gap, preview, pointer }
  for (let index = 0; index <= spans.length; index += 1) {
    for (const heading of [-1, 0, 1]) {
      const once = placeInList(view, placed(index, heading))
      const twice = placeInList(view, once)
      const thrice = placeInList(view, twice)
      assert.equal(thrice.index, twice.index, JSON.stringify({ height, grip, pointer, index, heading }))
      assert.equal(twice.index, once.index, JSON.stringify({ height, grip, pointer, index, heading }))
    }
  }
}

test("moving slowly down and up again visits every place in order", () => {
  const seen = []
  let place = placed(0)
  for (const start of [...range(0, 260), ...range(0, 260).reverse()]) {
    place = placeInList(at(start, five), place)
    if (seen.at(-1) !== place.index) seen.push(place.index)
  }
  assert.deepEqual(seen, [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0])
})

function range(from, to) {
  return Array.from({ length: to - from }, (_, i) => from + i)
}
