import assert from "node:assert/strict"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"
import { boardOf, changesetOf, eventOf, orderOf, outcomeOf, shapeOf, vectors } from "./vectors.js"

for (const vector of vectors) {
  test(`every step comes out as written: ${vector.name}`, () => {
    const board = boardOf(vector)
    for (const step of vector.steps) check(board, step)
  })
}

test("a follower by effects has the same snapshot and resolves alike", () => {
  for (const vector of vectors) {
    const board = boardOf(vector)
    const follower = boardOf(vector)
    for (const step of vector.steps) {
      const changeset = changesetOf(step)
      const resolution = outcomeOf(board, changeset)
      board.commit()
      assert.deepEqual(outcomeOf(follower, changeset), resolution, `${vector.name}, ${step.id}`)
      follower.rollBack()
      if (resolution.outcome === "rejected") continue
      follower.apply(eventOf(board, changeset, resolution))
      follower.commit()
      assert.deepEqual(follower.draft, board.draft, `${vector.name}, ${step.id}`)
      assert.deepEqual(follower.snapshot, board.snapshot, `${vector.name}, ${step.id}`)
    }
  }
})

test("a follower from a snapshot, without marks and trash, has the same snapshot after every event", () => {
  for (const vector of vectors) {
    const board = boardOf(vector)
    const followers = [Board.fromSnapshot(board.snapshot)]
    for (const step of vector.steps) {
      const changeset = changesetOf(step)
      const resolution = outcomeOf(board, changeset)
      board.commit()
      if (resolution.outcome === "rejected") continue
      const event = eventOf(board, changeset, resolution)
      for (const follower of followers) {
        follower.apply(event)
        follower.commit()
        assert.deepEqual(follower.snapshot, board.snapshot, `${vector.name}, ${step.id}`)
      }
      followers.push(Board.fromSnapshot(JSON.parse(JSON.stringify(board.snapshot))))
    }
  }
})

test("what is rolled back never was", () => {
  for (const vector of vectors) {
    const board = boardOf(vector)
    vector.steps.forEach((step, index) => {
      const before = board.draft
      for (const later of vector.steps.slice(index, index + 4)) outcomeOf(board, changesetOf(later))
      board.rollBack()
      assert.deepEqual(board.draft, before)
      check(board, step)
    })
  }
})

function check(board, step) {
  const { order, ...expected } = step.expect
  const { effects, ...outcome } = outcomeOf(board, changesetOf(step))
  board.commit()
  if (effects) outcome.effects = effects.map(shapeOf)
  assert.deepEqual(outcome, expected, step.id)
  assert.deepEqual(orderOf(board), order, step.id)
  assert.deepEqual(Object.keys(orderOf(board)), board.sections.map(section => section.id))
}
