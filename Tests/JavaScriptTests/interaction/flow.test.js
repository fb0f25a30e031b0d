import assert from "node:assert/strict"
import { test } from "node:test"
import { column, mirroredRow, row } from "../../../Public/ordo/interaction/placement/axis.js"
import { flowOf } from "../../../Public/ordo/interaction/placement/flow.js"

const base = {
  display: "block", direction: "ltr", flexDirection: "row", flexWrap: "nowrap", gridAutoFlow: "row", columns: 1,
}
const rect = (left, top) => ({ left, top, right: left + 50, bottom: top + 20 })

const cases = [
  ["blocks are a column", {}, [rect(0, 0), rect(0, 20)], false, column],
  ["blocks that touch by a hair are a column", {}, [rect(0, 0), rect(0, 19.9)], false, column],
  ["an empty list is a column", {}, [], false, column],
  ["inline blocks are a grid", {}, [rect(0, 0), rect(60, 0)], true, row],
  ["a grid of one column is a column", { display: "grid" }, [], false, column],
  ["a grid of several columns is a grid", { display: "grid", columns: 3 }, [], true, row],
  ["a grid that flows by columns is a row", { display: "grid", columns: 3, gridAutoFlow: "column" }, [], false, row],
  ["a flex row is a row", { display: "flex" }, [], false, row],
  ["a wrapping flex row is a grid", { display: "flex", flexWrap: "wrap" }, [], true, row],
  ["a flex column is a column", { display: "flex", flexDirection: "column" }, [], false, column],
  ["right to left, a row is mirrored", { display: "flex", direction: "rtl" }, [], false, mirroredRow],
  ["right to left, a column is not", { direction: "rtl" }, [], false, column],
]

for (const [name, style, rects, isGrid, axis] of cases) {
  test(name, () => {
    const flow = flowOf({ ...base, ...style }, rects)
    assert.equal(flow.isGrid, isGrid)
    assert.equal(flow.axis, axis)
  })
}

test("along every axis, later means larger", () => {
  const [first, second] = [rect(0, 0), rect(60, 30)]
  assert.ok(column.span(first).end <= column.span(second).start)
  assert.ok(row.span(first).end <= row.span(second).start)
  assert.ok(mirroredRow.span(second).end <= mirroredRow.span(first).start)
  for (const axis of [column, row, mirroredRow]) {
    const { x, y } = axis.offset(10)
    assert.equal(axis.place({ x, y }), 10)
  }
})
