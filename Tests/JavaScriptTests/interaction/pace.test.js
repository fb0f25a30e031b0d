import assert from "node:assert/strict"
import { test } from "node:test"
import { Pace } from "../../../Public/ordo/interaction/placement/pace.js"

const lift = { x: 400, y: 400 }
const span = [0, 800]

/** The pixels scrolled in a second, at a depth and frame rate, after `from` milliseconds in the zone. */
function scrolledInASecond(rate, { depth = 1, from = 1000 } = {}) {
  const pace = new Pace(lift)
  let total = 0
  for (let frame = 0; frame <= ((from + 1000) / 1000) * rate; frame += 1) {
    const now = (frame * 1000) / rate
    const distance = pace.advance("y", depth, now)
    if (now > from) total += distance
  }
  return total
}

test("the zone is a quarter of the side, and 96 px at most", () => {
  const pace = new Pace(lift)
  pace.depth("y", 400, ...span)
  assert.equal(pace.depth("y", 97, ...span), 0)
  assert.equal(pace.depth("y", 48, ...span), -0.5)
  assert.equal(pace.depth("y", 800 - 48, ...span), 0.5)
  assert.equal(new Pace({ x: 0, y: 50 }).depth("y", 50, 0, 100), 0)
})

test("beyond the edge the depth stays 1", () => {
  const pace = new Pace(lift)
  pace.depth("y", 400, ...span)
  assert.equal(pace.depth("y", -300, ...span), -1)
  assert.equal(pace.depth("y", 2000, ...span), 1)
})

test("it is 900 px a second at 60 and at 120 frames a second", () => {
  for (const rate of [60, 120]) assert.ok(Math.abs(scrolledInASecond(rate) - 900) < 20, `${rate}`)
})

test("half way in, a quarter of that", () => {
  assert.ok(Math.abs(scrolledInASecond(60, { depth: 0.5 }) - 225) < 6)
})

test("it eases in over 400 ms", () => {
  const pace = new Pace(lift)
  pace.advance("y", 1, 0)
  const early = pace.advance("y", 1, 16)
  for (let now = 32; now < 400; now += 16) pace.advance("y", 1, now)
  assert.ok(early < pace.advance("y", 1, 416) / 100)
})

test("after 2 s it grows, to 2,700 px a second at 5 s", () => {
  assert.ok(Math.abs(scrolledInASecond(60, { from: 5000 }) - 2700) < 60)
  const middle = scrolledInASecond(60, { from: 3000 })
  assert.ok(middle > 1500 && middle < 2400, `${middle}`)
})

test("a pause begins anew", () => {
  const pace = new Pace(lift)
  for (let now = 0; now < 3000; now += 16) pace.advance("y", 1, now)
  pace.pause("y")
  assert.equal(pace.advance("y", 1, 3016), 0)
})

test("a slow frame does not leap", () => {
  const pace = new Pace(lift)
  for (let now = 0; now < 1000; now += 16) pace.advance("y", 1, now)
  assert.ok(pace.advance("y", 1, 3000) < 60)
})

test("a lift inside the zone scrolls only 12 px on towards the edge", () => {
  const pace = new Pace({ x: 400, y: 780 })
  assert.equal(pace.depth("y", 780, ...span), 0)
  assert.equal(pace.depth("y", 791, ...span), 0)
  assert.ok(pace.depth("y", 792, ...span) > 0)
})

test("or once it has been outside of it", () => {
  const pace = new Pace({ x: 400, y: 780 })
  pace.depth("y", 400, ...span)
  assert.ok(pace.depth("y", 780, ...span) > 0)
})
