import assert from "node:assert/strict"
import { test } from "node:test"
import { WheelGesture } from "../../../Public/ordo/interaction/input/WheelGesture.js"

const add = (wheel, x, y, time) => wheel.add({ x, y, time })

test("it waits for the first 10 px", () => {
  const wheel = new WheelGesture()
  assert.equal(add(wheel, -9, 0, 0), "wait")
  assert.equal(add(wheel, -2, 0, 10), "swipe")
  assert.equal(wheel.x, -11)
})

test("more than 60 % across is a swipe", () => {
  assert.equal(add(new WheelGesture(), 61, 39, 0), "swipe")
  assert.equal(add(new WheelGesture(), 60, 40, 0), "ignore")
})

test("a scroll stays one until 120 ms of silence", () => {
  const wheel = new WheelGesture()
  add(wheel, 0, 20, 0)
  assert.equal(add(wheel, 50, 0, 120), "ignore")
  assert.equal(add(wheel, 50, 0, 241), "swipe")
})

test("momentum after a swipe is ignored until 120 ms of silence", () => {
  const wheel = new WheelGesture()
  add(wheel, 40, 0, 0)
  wheel.settle()
  for (let time = 100; time < 1000; time += 100) assert.equal(add(wheel, 30, 0, time), "ignore")
  assert.equal(add(wheel, 30, 0, 1100), "swipe")
  assert.equal(wheel.x, 30)
})
