import assert from "node:assert/strict"
import { test } from "node:test"
import { claim, isFree, release } from "../../../Public/ordo/interaction/input/lock.js"
import { Velocity } from "../../../Public/ordo/interaction/input/Velocity.js"

test("one gesture at a time has the lock", () => {
  const [drag, swipe] = [{}, {}]
  assert.ok(claim(drag))
  assert.ok(claim(drag))
  assert.ok(!claim(swipe))
  release(swipe)
  assert.ok(!isFree())
  release(drag)
  assert.ok(isFree() && claim(swipe))
  release(swipe)
})

test("the velocity is that of the last tenth of a second", () => {
  const velocity = new Velocity()
  velocity.add({ x: 0, y: 0 }, 0)
  velocity.add({ x: 500, y: 0 }, 500)
  velocity.add({ x: 500, y: 50 }, 550)
  assert.deepEqual(velocity.at(560), { x: 0, y: 50 / 0.06 })
})

test("a pointer that rested has no velocity", () => {
  const velocity = new Velocity()
  velocity.add({ x: 0, y: 0 }, 0)
  velocity.add({ x: 90, y: 0 }, 50)
  assert.deepEqual(velocity.at(200), { x: 0, y: 0 })
  assert.deepEqual(new Velocity().at(0), { x: 0, y: 0 })
})
