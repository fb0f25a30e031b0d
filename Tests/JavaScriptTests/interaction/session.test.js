import assert from "node:assert/strict"
import { test } from "node:test"
import { Session } from "../../../Public/ordo/interaction/session.js"

const home = { collectionID: "todo", before: "b" }
const away = { collectionID: "doing", before: null }

function lifted(sources = ["a"]) {
  const session = new Session()
  session.send({ type: "press" })
  session.send({ type: "lift", sources, home })
  return session
}

function dropping() {
  const session = lifted()
  session.send({ type: "aim", target: away })
  session.send({ type: "drop" })
  return session
}

const types = actions => actions.map(({ type }) => type)

test("a press that is released is nothing", () => {
  const session = new Session()
  session.send({ type: "press" })
  assert.deepEqual(session.send({ type: "release" }), [])
  assert.equal(session.phase, "idle")
})

test("a lift names its sources and aims at home", () => {
  const session = new Session()
  session.send({ type: "press" })
  assert.deepEqual(session.send({ type: "lift", sources: ["a"], home }), [{ type: "lift", sources: ["a"] }])
  assert.deepEqual(session.state.target, home)
})

test("nothing is lifted without a press", () => {
  const session = new Session()
  assert.deepEqual(session.send({ type: "lift", sources: ["a"], home }), [])
  assert.equal(session.phase, "idle")
})

test("only a new target is a retarget", () => {
  const session = lifted()
  assert.deepEqual(session.send({ type: "aim", target: { ...home } }), [])
  assert.deepEqual(session.send({ type: "aim", target: away }), [{ type: "retarget", target: away }])
  assert.deepEqual(session.send({ type: "aim", target: away }), [])
})

test("a drop moves once and settles at its target", () => {
  const session = lifted(["a", "c"])
  session.send({ type: "aim", target: away })
  const actions = session.send({ type: "drop" })
  assert.deepEqual(types(actions), ["settle", "move"])
  assert.deepEqual(JSON.parse(JSON.stringify(actions[1].difference)), {
    sources: ["a", "c"],
    destination: { collectionID: "doing", position: "end" },
  })
  assert.deepEqual(session.send({ type: "drop" }), [])
})

test("a drop at home asks for no move", () => {
  const session = lifted()
  assert.deepEqual(types(session.send({ type: "drop" })), ["return"])
  assert.deepEqual(session.send({ type: "arrived" }).at(-1), { type: "end", outcome: "unchanged", difference: null })
})

for (const order of [["shown", "arrived"], ["arrived", "shown"]]) {
  test(`a drop is over when it is ${order.join(" and ")}, in this order`, () => {
    const session = dropping()
    const actions = order.flatMap(type => session.send({ type }))
    assert.deepEqual(types(actions), ["release", "end"])
    assert.equal(actions[1].outcome, "moved")
    assert.equal(session.phase, "idle")
  })
}

test("the page that shows the result twice is released once", () => {
  const session = dropping()
  session.send({ type: "shown" })
  assert.deepEqual(types(session.send({ type: "shown" })), ["release"])
  assert.deepEqual(types(session.send({ type: "arrived" })), ["end"])
})

test("a refused drop goes home and has no difference", () => {
  const session = dropping()
  assert.deepEqual(session.send({ type: "refuse" }), [{ type: "return", isRefused: true }])
  assert.deepEqual(session.send({ type: "arrived" }), [
    { type: "release" },
    { type: "end", outcome: "refused", difference: null },
  ])
})

test("what the page shows already is not refused any more", () => {
  const session = dropping()
  session.send({ type: "shown" })
  assert.deepEqual(session.send({ type: "refuse" }), [])
  assert.equal(session.phase, "dropping")
})

test("a cancelled drag goes home without a shake", () => {
  const session = lifted()
  session.send({ type: "aim", target: away })
  assert.deepEqual(session.send({ type: "cancel" }), [{ type: "return", isRefused: false }])
  assert.deepEqual(session.state.target, home)
})

test("an abandoned lift is over at once", () => {
  assert.deepEqual(types(lifted().send({ type: "abandon" })), ["release", "end"])
})

for (const [phase, make] of [["lifted", lifted], ["dropping", dropping]]) {
  test(`the only held item vanishes while ${phase}: it fades and nothing is moved`, () => {
    const session = make()
    const actions = session.send({ type: "vanish", ids: ["a"] })
    assert.deepEqual(types(actions), ["release", "fade", "end"])
    assert.deepEqual(actions.at(-1), { type: "end", outcome: "removed", difference: null })
    assert.deepEqual(session.send({ type: "drop" }), [])
  })
}

test("one of several held items vanishes: the others are held on", () => {
  const session = lifted(["a", "c"])
  assert.deepEqual(session.send({ type: "vanish", ids: ["a"] }), [])
  session.send({ type: "aim", target: away })
  assert.deepEqual(session.send({ type: "drop" })[1].difference.sources, ["c"])
})

test("an item that others moved has a new home", () => {
  const session = lifted()
  session.send({ type: "rehome", home: away })
  session.send({ type: "aim", target: away })
  assert.deepEqual(types(session.send({ type: "drop" })), ["return"])
})
