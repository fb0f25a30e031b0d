import assert from "node:assert/strict"
import { test } from "node:test"
import { easing, path, progress, springs } from "../../../Public/ordo/interaction/effects/springs.js"

const tokens = {
  move: "0, .158, .413, .626, .774, .868, .925, .958, .977, .987, .993, .996, 1",
  settle: "0, .096, .288, .489, .659, .789, .879, .938, .973, .992, 1.002, 1.006, 1.006, 1.005, 1.004, 1.003, 1",
  lift: "0, .121, .354, .583, .761, .883, .956, .994, 1.011, 1.015, 1.014, 1.01, 1.007, 1.004, 1",
}

for (const [name, stops] of Object.entries(tokens)) {
  test(`the ${name} spring has the curve of its token`, () => {
    assert.equal(easing(springs[name]), `linear(${stops.split(", ").map(Number).join(", ")})`)
  })
}

test("a spring starts still and arrives", () => {
  for (const spring of Object.values(springs)) {
    assert.equal(progress(spring, 0), 0)
    assert.ok(Math.abs(progress(spring, 0.001)) < 0.01)
    assert.ok(Math.abs(progress(spring, 2) - 1) < 0.001)
  }
})

test("without bounce it never goes too far", () => {
  for (let t = 0; t < 2; t += 0.01) assert.ok(progress(springs.move, t) <= 1)
})

test("a velocity is kept at the start", () => {
  const [, next] = path(springs.settle, { x: 0, y: 0 }, { x: 600, y: -600 })
  assert.ok(next.x > 5 && next.x < 10, `${next.x}`)
  assert.equal(next.y, -next.x)
})

test("a path leads from its start to nothing", () => {
  const points = path(springs.settle, { x: 100, y: -40 }, { x: 2000, y: 0 })
  assert.deepEqual(points[0], { x: 100, y: -40 })
  assert.deepEqual(points.at(-1), { x: 0, y: 0 })
  const steps = points.slice(1).map((point, i) => Math.hypot(point.x - points[i].x, point.y - points[i].y))
  assert.ok(Math.max(...steps) < 40, "no leap between two frames")
})
