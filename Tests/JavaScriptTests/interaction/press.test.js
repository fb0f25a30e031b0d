import assert from "node:assert/strict"
import { test } from "node:test"
import { Press } from "../../../Public/ordo/interaction/input/press.js"

const press = (kind, isOnHandle) => new Press({ kind, isOnHandle, point: { x: 100, y: 100 }, time: 0 })
const to = (x, y = 100) => ({ x, y })

for (const kind of ["mouse", "pen"]) {
  test(`a ${kind} lifts after 5 px, in any direction`, () => {
    for (const isOnHandle of [true, false]) {
      for (const [x, y] of [[104.9, 100], [100, 104.9], [103, 103]]) {
        assert.equal(press(kind, isOnHandle).move({ x, y }), "wait")
      }
      for (const [x, y] of [[105, 100], [100, 95], [104, 104]]) {
        assert.equal(press(kind, isOnHandle).move({ x, y }), "lift")
      }
    }
  })

  test(`a ${kind} never lifts by waiting`, () => {
    assert.equal(press(kind, true).holdTime, null)
    assert.equal(press(kind, true).hold(10_000), "wait")
  })
}

test("a finger on a handle lifts after 4 px", () => {
  assert.equal(press("touch", true).move(to(103.9)), "wait")
  assert.equal(press("touch", true).move(to(104)), "lift")
})

test("a finger on a handle lifts after 180 ms", () => {
  assert.equal(press("touch", true).hold(179), "wait")
  assert.equal(press("touch", true).hold(180), "lift")
})

test("a finger on an item lifts after 250 ms within 5 px", () => {
  const held = press("touch", false)
  assert.equal(held.move(to(105)), "wait")
  assert.equal(held.hold(249), "wait")
  assert.equal(held.hold(250), "lift")
})

test("a finger that moves on before scrolls, and never lifts", () => {
  assert.equal(press("touch", false).move(to(100, 105.1)), "giveUp")
})

test("a press that never lifted is a click", () => {
  assert.equal(press("mouse", true).release(10_000), "click")
  assert.equal(press("touch", false).release(100), "click")
})

test("a lift happens once", () => {
  const mouse = press("mouse", true)
  mouse.move(to(110))
  assert.equal(mouse.move(to(200)), "wait")
  assert.equal(mouse.release(50), "drop")
})

test("a finger that lifts a handle and lets go within 500 ms and 8 px has tapped", () => {
  const cases = [[107, 500, "click"], [108, 500, "drop"], [107, 501, "drop"], [93, 300, "click"]]
  for (const [x, time, answer] of cases) {
    const finger = press("touch", true)
    finger.move(to(x))
    finger.hold(180)
    assert.equal(finger.release(time), answer, `${x} ${time}`)
  }
})

test("a finger that went away and came back has dragged", () => {
  const finger = press("touch", true)
  finger.move(to(150))
  finger.move(to(100))
  assert.equal(finger.release(300), "drop")
  assert.equal(finger.isInPlace, false)
})

test("a finger that stayed has not dragged, however long it was", () => {
  const finger = press("touch", true)
  finger.hold(180)
  assert.equal(finger.release(5000), "drop")
  assert.equal(finger.isInPlace, true)
})
