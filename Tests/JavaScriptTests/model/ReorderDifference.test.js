import assert from "node:assert/strict"
import { test } from "node:test"
import { ReorderDifference } from "../../../Public/ordo/model/ReorderDifference.js"

const itemID = element => element
const before = id => ({ before: id })

function moved(array, sources, position) {
  return new ReorderDifference({ sources, destination: { position } }).apply(array, { itemID })
}

const cases = [
  ["the source before the destination", ["b"], before("d"), "acbd"],
  ["the last to the first place", ["d"], before("a"), "dabc"],
  ["the first to the end", ["a"], "end", "bcda"],
  ["several sources in the order given", ["d", "b"], before("a"), "dbac"],
  ["an unknown anchor means the end", ["a"], before("x"), "bcda"],
  ["an unknown anchor that is also a source means the end", ["x", "a"], before("x"), "bcda"],
  ["unknown sources are ignored", ["x", "c"], before("a"), "cabd"],
  ["duplicates count once", ["c", "c"], before("a"), "cabd"],
  ["an anchor among the sources means the place it is lifted from", ["a", "c"], before("c"), "bacd"],
  ["an anchor among the sources, first of them", ["c", "a"], before("a"), "cabd"],
  ["all items", ["d", "c", "b", "a"], before("b"), "dcba"],
]
for (const [name, sources, position, expected] of cases) {
  test(`sources go where the destination says: ${name}`, () => {
    const array = ["a", "b", "c", "d"]
    assert.equal(moved(array, sources, position).join(""), expected)
    assert.deepEqual(array, ["a", "b", "c", "d"])
  })
}

const idleCases = [
  ["before the next", ["b"], before("c")],
  ["onto itself", ["b"], before("b")],
  ["the last to the end", ["d"], "end"],
  ["all items as they stand", ["a", "b", "c", "d"], "end"],
  ["no sources", [], before("a")],
  ["only unknown sources", ["x"], before("a")],
]
for (const [name, sources, position] of idleCases) {
  test(`a move that changes nothing keeps the identity of the array: ${name}`, () => {
    const array = ["a", "b", "c", "d"]
    assert.equal(moved(array, sources, position), array)
  })
}

test("an empty array stays itself", () => {
  const array = []
  assert.equal(moved(array, ["a"], before("b")), array)
  assert.equal(moved(array, ["a"], "end"), array)
})

test("every move of one or two of four items agrees with lifting and putting down", () => {
  const items = ["a", "b", "c", "d"]
  for (const first of items) {
    for (const second of items) {
      for (const anchor of [...items, null]) {
        const sources = [...new Set([first, second])]
        const place = anchor === null ? items.length : items.indexOf(anchor)
        const stays = id => !sources.includes(id)
        const expected = [...items.slice(0, place).filter(stays), ...sources, ...items.slice(place).filter(stays)]
        const position = anchor === null ? "end" : before(anchor)
        assert.deepEqual(moved(items, [first, second], position), expected, `${sources} to ${anchor}`)
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

test("offsets and differences say the same", () => {
  const items = ["a", "b", "c", "d"]
  const down = ReorderDifference.fromOffsets(items, [0, 2], 4, { itemID })
  assert.deepEqual({ ...down }, { sources: ["a", "c"], destination: { position: "end" } })
  assert.deepEqual(down.offsets(items, { itemID }), { fromOffsets: [0, 2], toOffset: 4 })
  const up = ReorderDifference.fromOffsets(items, new Set([3, 9]), 1, { itemID })
  assert.deepEqual({ ...up }, { sources: ["d"], destination: { position: before("b") } })
  assert.deepEqual(up.offsets(items, { itemID }), { fromOffsets: [3], toOffset: 1 })
  assert.deepEqual(up.apply(items, { itemID }), ["a", "d", "b", "c"])
})

test("a difference is its own JSON", () => {
  const json = { sources: ["b"], destination: { collectionID: "doing", position: before("x") } }
  const difference = new ReorderDifference(json)
  assert.deepEqual(JSON.parse(JSON.stringify(difference)), json)
})
