import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"
import { ReorderDifference } from "../../../Public/ordo/model/ReorderDifference.js"

const itemID = element => element
const before = id => ({ before: id })
const moves = JSON.parse(readFileSync(new URL("../../Vectors/array-moves.json", import.meta.url), "utf8"))

function moved(array, sources, position) {
  return new ReorderDifference({ sources, destination: { position } }).apply(array, { itemID })
}

for (const { name, items, sources, position, expect } of moves) {
  test(`sources go where the destination says: ${name}`, () => {
    const array = [...items]
    const result = moved(array, sources, position)
    assert.deepEqual(result, expect)
    assert.deepEqual(array, items)
    assert.equal(result === array, items.join() === expect.join(), "what does not change stays itself")
  })
}

/** All ordered choices of some of the elements. */
function selections(elements) {
  return [[], ...elements.flatMap(first =>
    selections(elements.filter(element => element !== first)).map(rest => [first, ...rest]))]
}

test("every move of any of up to four items agrees with lifting and putting down", () => {
  for (let count = 0; count <= 4; count += 1) {
    const items = ["a", "b", "c", "d"].slice(0, count)
    for (const sources of selections(items)) {
      for (const anchor of [...items, "x", null]) {
        const place = items.includes(anchor) ? items.indexOf(anchor) : count
        const stays = id => !sources.includes(id)
        const expected = [...items.slice(0, place).filter(stays), ...sources, ...items.slice(place).filter(stays)]
        const position = anchor === null ? "end" : before(anchor)
        assert.deepEqual(moved(items, sources, position), expected, `${sources} of ${items} before ${anchor}`)
      }
    }
  }
})

test("moves within and between sections agree with those of a board", () => {
  const rows = { s: ["a", "b", "c"], t: ["d", "e"], u: [] }
  const sections = Object.entries(rows).map(([id, items]) => ({ id, items: items.map(item => ({ id: item })) }))
  for (const sources of selections(["a", "c", "d", "x"])) {
    for (const collectionID of Object.keys(rows)) {
      for (const anchor of ["a", "b", "c", "d", "e", "x", null]) {
        const reorder = { sources, destination: { collectionID, position: anchor === null ? "end" : before(anchor) } }
        const board = new Board({ sections }, { id: "b", epoch: "e" })
        board.resolve({ id: "c", changes: [{ reorder }] })
        const result = new ReorderDifference(reorder).applyToSections(sections)
        const ids = result.map(section => section.items.map(item => item.id))
        assert.deepEqual(ids, board.sections.map(section => section.items.map(item => item.id)), JSON.stringify(reorder))
      }
    }
  }
})

test("elements that have an id need no function", () => {
  const array = ["a", "b", "c"].map(id => ({ id }))
  const difference = new ReorderDifference({ sources: ["c"], destination: { position: before("a") } })
  const result = difference.apply(array)
  assert.deepEqual(result, [array[2], array[0], array[1]])
  assert.equal(result[0], array[2])
})

test("a hundred thousand items move together", () => {
  const array = Array.from({ length: 200_000 }, (_, id) => id)
  const result = moved(array, array.slice(0, 150_000), "end")
  assert.equal(result[0], 150_000)
  assert.equal(result.at(-1), 149_999)
})

test("items move within and between sections, and the other sections stay themselves", () => {
  const sections = [
    { id: "todo", items: [{ id: "a" }, { id: "b" }] },
    { id: "doing", items: [{ id: "k" }] },
    { id: "done", items: [{ id: "x" }] },
  ]
  const to = (sources, position, collectionID) =>
    new ReorderDifference({ sources, destination: { collectionID, position } }).applyToSections(sections)
  const ids = result => result.map(section => section.items.map(item => item.id).join(""))
  const result = to(["b", "x"], before("x"), "done")
  assert.deepEqual(ids(result), ["a", "k", "bx"])
  assert.equal(result[1], sections[1])
  assert.deepEqual(ids(sections), ["ab", "k", "x"])
  assert.deepEqual(ids(to(["a"], before("k"), "done")), ["b", "k", "xa"])
  assert.deepEqual(ids(to(["b", "a", "b"], "end", "todo")), ["ba", "k", "x"])
  for (const idle of [to(["a"], "end", "nope"), to(["a"], before("b"), "todo"), to(["?"], "end", "done")]) {
    assert.equal(idle, sections)
  }
})

test("sections of another shape say where their ids and items are", () => {
  const lists = [{ name: "one", rows: ["a", "b"] }, { name: "two", rows: [] }]
  const difference = new ReorderDifference({ sources: ["a"], destination: { collectionID: "two", position: "end" } })
  const result = difference.applyToSections(lists, { collectionID: list => list.name, items: "rows", itemID })
  assert.deepEqual(result, [{ name: "one", rows: ["b"] }, { name: "two", rows: ["a"] }])
})

test("offsets and differences say the same for all of up to five items", () => {
  for (let count = 0; count <= 5; count += 1) {
    const items = ["a", "b", "c", "d", "e"].slice(0, count)
    for (let pattern = 0; pattern < 1 << count; pattern += 1) {
      const offsets = [...items.keys()].filter(offset => pattern & 1 << offset)
      for (let toOffset = 0; toOffset <= count; toOffset += 1) {
        const difference = ReorderDifference.fromOffsets(items, offsets, toOffset, { itemID })
        const stays = id => !offsets.includes(items.indexOf(id))
        const lifted = offsets.map(offset => items[offset])
        const expected = [...items.slice(0, toOffset).filter(stays), ...lifted, ...items.slice(toOffset).filter(stays)]
        assert.deepEqual(difference.apply(items, { itemID }), expected, `${offsets} of ${items} to ${toOffset}`)
        assert.deepEqual(difference.offsets(items, { itemID }), { fromOffsets: offsets, toOffset })
      }
    }
  }
})

test("offsets beyond the array are ignored, and unknown sources have none", () => {
  const items = ["a", "b", "c"]
  const up = ReorderDifference.fromOffsets(items, new Set([2, 9, -1]), 7, { itemID })
  assert.deepEqual({ ...up }, { sources: ["c"], destination: { position: "end" } })
  const down = new ReorderDifference({ sources: ["c", "x", "a"], destination: { position: before("x") } })
  assert.deepEqual(down.offsets(items, { itemID }), { fromOffsets: [0, 2], toOffset: 3 })
})

test("a difference is its own JSON", () => {
  const json = { sources: ["b"], destination: { collectionID: "doing", position: before("x") } }
  const difference = new ReorderDifference(json)
  assert.deepEqual(JSON.parse(JSON.stringify(difference)), json)
})
