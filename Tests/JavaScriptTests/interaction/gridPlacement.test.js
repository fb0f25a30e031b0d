import assert from "node:assert/strict"
import { test } from "node:test"
import { followingCell, placeInGrid } from "../../../Public/ordo/interaction/placement/grid.js"

const cell = { width: 100, height: 60, gap: 10 }

function slotsOf(count, columns, { isMirrored = false } = {}) {
  return Array.from({ length: count }, (_, i) => {
    const column = isMirrored ? columns - 1 - (i % columns) : i % columns
    const left = column * (cell.width + cell.gap)
    const top = Math.floor(i / columns) * (cell.height + cell.gap)
    return { left, top, right: left + cell.width, bottom: top + cell.height }
  })
}

const seven = slotsOf(7, 3)
const view = (x, y, now = 1000) => ({ slots: seven, pointer: { x, y }, isMirrored: false, now })
const placed = (index, changedAt = 0) => ({ index, changedAt })

test("a cell takes the pointer 20 % inside, and not before", () => {
  assert.equal(placeInGrid(view(110 + 19, 30), placed(0)).index, 0)
  assert.equal(placeInGrid(view(110 + 21, 30), placed(0)).index, 1)
  assert.equal(placeInGrid(view(150, 11), placed(0)).index, 0)
  assert.equal(placeInGrid(view(150, 13), placed(0)).index, 1)
})

test("in a small cell it is 8 px", () => {
  const slots = [0, 30, 60].map(left => ({ left, top: 0, right: left + 24, bottom: 24 }))
  const small = x => ({ slots, pointer: { x, y: 12 }, isMirrored: false, now: 1000 })
  assert.equal(placeInGrid(small(37), placed(0)).index, 0)
  assert.equal(placeInGrid(small(39), placed(0)).index, 1)
})

test("the gap is dead ground", () => {
  for (const [x, y] of [[105, 30], [50, 65], [215, 65]]) {
    for (const index of [0, 1, 4]) assert.equal(placeInGrid(view(x, y), placed(index)).index, index)
  }
})

test("60 ms pass between two retargets", () => {
  const first = placeInGrid(view(160, 30, 1000), placed(0))
  assert.equal(placeInGrid(view(50, 30, 1059), first).index, 1)
  assert.equal(placeInGrid(view(50, 30, 1060), first).index, 0)
})

test("after the last cell is the end, beside it and below", () => {
  assert.equal(placeInGrid(view(300, 170), placed(0)).index, 6)
  assert.equal(placeInGrid(view(50, 400), placed(0)).index, 6)
})

test("mirrored, after the last cell is to its left", () => {
  const slots = slotsOf(7, 3, { isMirrored: true })
  const mirrored = (x, y) => ({ slots, pointer: { x, y }, isMirrored: true, now: 1000 })
  assert.equal(placeInGrid(mirrored(20, 170), placed(0)).index, 6)
  assert.equal(placeInGrid(mirrored(270, 30), placed(3)).index, 0)
})

test("coming in, the nearest cell takes it, and keeps it", () => {
  for (let x = -40; x < 400; x += 7) {
    for (let y = -40; y < 300; y += 7) {
      const first = placeInGrid(view(x, y), null)
      assert.equal(placeInGrid(view(x, y, 2000), first).index, first.index, `at ${x} ${y}`)
    }
  }
})

test("a pointer at rest changes the place at most once", () => {
  for (let x = 0; x < 330; x += 5) {
    for (let y = 0; y < 210; y += 5) {
      for (let index = 0; index < 7; index += 1) {
        const once = placeInGrid(view(x, y, 1000), placed(index))
        assert.equal(placeInGrid(view(x, y, 2000), once).index, once.index, `at ${x} ${y} from ${index}`)
      }
    }
  }
})

test("the cell after the last one follows the columns of the rows above", () => {
  const gap = { x: cell.gap, y: cell.gap }
  const bounds = { left: 0, top: 0, right: 320, bottom: 500 }
  for (let count = 4; count <= 9; count += 1) {
    assert.deepEqual(followingCell(slotsOf(count, 3), bounds, gap, false), slotsOf(count + 1, 3)[count], `${count}`)
  }
})

test("in a single row, the next cell stands beside if there is room, else below", () => {
  const gap = { x: cell.gap, y: cell.gap }
  const wide = { left: 0, top: 0, right: 320, bottom: 60 }
  assert.deepEqual(followingCell(slotsOf(2, 3), wide, gap, false), slotsOf(3, 3)[2])
  assert.deepEqual(followingCell(slotsOf(3, 3), wide, gap, false), slotsOf(4, 3)[3])
})

test("mirrored, the next cell stands to the left", () => {
  const gap = { x: cell.gap, y: cell.gap }
  const bounds = { left: 0, top: 0, right: 320, bottom: 500 }
  for (let count = 1; count <= 6; count += 1) {
    const slots = slotsOf(count + 1, 3, { isMirrored: true })
    assert.deepEqual(followingCell(slots.slice(0, count), bounds, gap, true), slots[count], `${count}`)
  }
})
