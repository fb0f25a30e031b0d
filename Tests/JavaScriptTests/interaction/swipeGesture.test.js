import assert from "node:assert/strict"
import { test } from "node:test"
import { decideAxis, SwipeGesture } from "../../../Public/ordo/interaction/input/SwipeGesture.js"

const rowWidth = 400
const trailing = { width: 152, allowsFullSwipe: true }
const leading = { width: 76, allowsFullSwipe: false }

function swiped(distance, { edges = { trailing, leading }, start = 0 } = {}) {
  const gesture = new SwipeGesture({ rowWidth, edges, start })
  gesture.move(distance)
  return gesture
}

test("the axis is decided at 10 px", () => {
  assert.equal(decideAxis({ x: 9, y: 0 }), "wait")
  assert.equal(decideAxis({ x: 10, y: 0 }), "swipe")
  assert.equal(decideAxis({ x: -8, y: 7 }), "swipe")
})

test("as much down as across is a scroll", () => {
  assert.equal(decideAxis({ x: 8, y: 8 }), "giveUp")
  assert.equal(decideAxis({ x: 3, y: -10 }), "giveUp")
})

test("the row follows the finger", () => {
  assert.equal(swiped(-60).offset, -60)
  assert.equal(swiped(60).offset, 60)
})

test("towards an edge without actions it does not move at all", () => {
  const gesture = swiped(80, { edges: { trailing } })
  assert.equal(gesture.offset, 0)
  assert.equal(gesture.release(2000), "close")
})

test("beyond its actions a row without full swipe gives way by 0.55", () => {
  assert.equal(swiped(176).offset, 76 + 100 * 0.55)
})

test("with full swipe it follows as far as it is wide", () => {
  assert.equal(swiped(-300).offset, -300)
  assert.equal(swiped(-500).offset, -400)
})

test("it does not come out at the other edge", () => {
  const gesture = swiped(-60)
  assert.equal(gesture.move(50), 0)
  assert.equal(gesture.move(-30), -30)
})

test("it opens past 40 % of the actions", () => {
  assert.equal(swiped(-60).release(0), "close")
  assert.equal(swiped(-61).release(0), "open")
})

test("it opens at more than 300 px a second, and closes the other way", () => {
  assert.equal(swiped(-20).release(-301), "open")
  assert.equal(swiped(-20).release(-300), "close")
  assert.equal(swiped(-140).release(301), "close")
  assert.equal(swiped(20).release(301), "open")
})

test("a full swipe is armed past 55 % of the row", () => {
  assert.equal(swiped(-220).isArmed, false)
  assert.equal(swiped(-221).isArmed, true)
  assert.equal(swiped(-221).release(0), "perform")
})

test("or 60 px past wide actions", () => {
  const edges = { trailing: { width: 228, allowsFullSwipe: true } }
  assert.equal(swiped(-288, { edges }).isArmed, false)
  assert.equal(swiped(-289, { edges }).isArmed, true)
})

test("24 px back disarm it", () => {
  const gesture = swiped(-230)
  gesture.move(-197)
  assert.equal(gesture.isArmed, true)
  gesture.move(-196)
  assert.equal(gesture.isArmed, false)
  assert.equal(gesture.release(0), "open")
})

test("speed alone performs nothing", () => {
  assert.equal(swiped(-150).release(-5000), "open")
})

test("without full swipe nothing is armed", () => {
  assert.equal(swiped(390).isArmed, false)
  assert.equal(swiped(390).release(0), "open")
})

test("an open row is taken on from where it is", () => {
  const gesture = swiped(20, { start: -152 })
  assert.equal(gesture.offset, -132)
  assert.equal(gesture.restingOffset, -152)
  assert.equal(gesture.release(0), "open")
  assert.equal(swiped(100, { start: -152 }).release(0), "close")
})

test("a row at rest closes", () => {
  assert.equal(new SwipeGesture({ rowWidth, edges: { trailing } }).release(0), "close")
})
