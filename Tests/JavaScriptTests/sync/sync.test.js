import assert from "node:assert/strict"
import { test } from "node:test"
import { Bench } from "./Bench.js"
import { move, TestServer } from "./TestServer.js"

test("the first snapshot opens the stream from its position", () => {
  const server = new TestServer()
  server.change(move("A"))
  const bench = new Bench(server)
  bench.do("start")
  assert.equal(bench.all("fetch").length, 1)
  bench.fetch()
  assert.deepEqual(bench.all("open"), [{ type: "open", after: "e1-1" }])
  assert.equal(bench.order, "BCDA")
})

test("a change shows at once and is posted once, with the base of its own drop", () => {
  const bench = Bench.live()
  const posted = bench.submit(move("D", "A"))
  assert.equal(bench.order, "DABC")
  assert.deepEqual(posted, {
    id: "me-1",
    author: "me",
    epoch: "e1",
    base: 0,
    changes: [move("D", "A")],
  })
  assert.deepEqual(bench.all("show").map(action => action.cause), ["local"])
  assert.equal(bench.posts.length, 1)
})

test("nothing flashes back when the answer comes before the event", () => {
  const bench = Bench.live()
  bench.answer(bench.submit(move("D", "A")))
  assert.equal(bench.order, "DABC")
  assert.equal(bench.sync.confirmed.revision, 0)
  bench.hear(bench.server.event(1))
  assert.equal(bench.order, "DABC")
  assert.equal(bench.sync.confirmed.revision, 1)
})

test("nothing flashes back when the event comes before the answer", () => {
  const bench = Bench.live()
  const posted = bench.submit(move("D", "A"))
  const answer = { id: posted.id, ...bench.server.post(posted) }
  bench.hear(bench.server.event(1))
  assert.equal(bench.order, "DABC")
  bench.submit(move("C", "A"))
  assert.equal(bench.posts.length, 1, "the first POST is still on its way")
  bench.do("receiveAnswer", answer)
  assert.equal(bench.posts.length, 2)
  assert.equal(bench.posts[1].base, 1)
  assert.equal(bench.order, "DCAB")
})

test("others' changes move the board under what is pending", () => {
  const bench = Bench.live()
  bench.submit(move("A"))
  bench.hear(bench.server.change(move("D", "A")))
  assert.equal(bench.order, "DBCA")
  assert.equal(bench.sync.confirmed.revision, 1)
  bench.answer(bench.posts[0])
  bench.hear(bench.server.event(2))
  assert.equal(bench.order, "DBCA")
  assert.equal(bench.order, bench.server.order)
})

test("one POST is in flight, and the others follow in order", () => {
  const bench = Bench.live()
  bench.submit(move("A"))
  bench.submit(move("B"))
  bench.submit(move("C"))
  assert.deepEqual(bench.posts.map(post => post.id), ["me-1"])
  bench.answer(bench.posts[0])
  bench.answer(bench.posts[1])
  bench.answer(bench.posts[2])
  assert.deepEqual(bench.posts.map(post => post.id), ["me-1", "me-2", "me-3"])
  assert.deepEqual(bench.posts.map(post => post.base), [0, 0, 0])
  for (const revision of [1, 2, 3]) bench.hear(bench.server.event(revision))
  assert.equal(bench.order, "DABC")
  assert.equal(bench.order, bench.server.order)
})

for (const status of [0, 408, 429, 500, 502, 503, 504]) {
  test(`after ${status || "no answer"} the same changeset is sent again, later`, () => {
    const bench = Bench.live()
    const posted = bench.submit(move("D", "A"))
    bench.server.post(posted)
    bench.do("receiveAnswer", { id: posted.id, status, body: null, retryAfter: null })
    assert.equal(bench.posts.length, 1)
    assert.equal(bench.order, "DABC")
    bench.wait(499)
    assert.equal(bench.posts.length, 1)
    bench.wait(1)
    assert.deepEqual(bench.posts[1], posted)
    bench.answer(bench.posts[1])
    assert.equal(bench.server.board.revision, 1, "the retry was answered, not done again")
    bench.hear(bench.server.event(1))
    assert.equal(bench.order, "DABC")
  })
}

test("the waits between attempts grow, and Retry-After is kept", () => {
  const bench = Bench.live()
  const posted = bench.submit(move("A"))
  const refuse = retryAfter =>
    bench.do("receiveAnswer", { id: posted.id, status: 503, body: null, retryAfter })
  refuse(null)
  bench.wait(500)
  refuse(null)
  bench.wait(999)
  assert.equal(bench.posts.length, 2)
  bench.wait(1)
  assert.equal(bench.posts.length, 3)
  refuse(30_000)
  bench.wait(29_999)
  assert.equal(bench.posts.length, 3)
  bench.wait(1)
  assert.equal(bench.posts.length, 4)
})

test("what the server refuses leaves the screen, with its reason", () => {
  const bench = Bench.live()
  const refused = bench.submit(move("D", "A"))
  bench.submit(move("B"))
  assert.equal(bench.order, "DACB")
  const problem = { code: "reorderingDisabled", detail: "The board is locked." }
  bench.do("receiveAnswer", { id: refused.id, status: 409, body: problem })
  assert.equal(bench.order, "ACDB")
  assert.deepEqual(bench.all("refuse"), [{ type: "refuse", changeset: refused, problem }])
  assert.equal(bench.posts[1].id, "me-2", "the next one follows")
})

test("a change that the model cannot foresee is left to the server", () => {
  const bench = Bench.live()
  const posted = bench.submit({ remove: { items: ["A"] } }, { removeSection: { section: "L" } })
  assert.equal(bench.order, "ABCD")
  bench.answer(posted)
  assert.equal(bench.all("refuse")[0].problem.code, "lastSection")
})

test("an event at or below the confirmed revision is ignored", () => {
  const bench = Bench.live()
  const event = bench.server.change(move("A"))
  bench.hear(event)
  bench.take()
  bench.hear(event)
  assert.deepEqual(bench.all("show"), [])
  assert.deepEqual(bench.all("fetch"), [])
  assert.equal(bench.order, "BCDA")
})

test("a gap is closed by a snapshot, and what came meanwhile follows it", () => {
  const bench = Bench.live()
  bench.server.change(move("A"))
  bench.hear(bench.server.change(move("B")))
  assert.equal(bench.order, "ABCD")
  assert.equal(bench.all("fetch").length, 1)
  const snapshot = bench.server.snapshot("me")
  bench.hear(bench.server.change(move("C")))
  bench.do("receiveSnapshot", snapshot)
  assert.equal(bench.order, "DABC")
  assert.equal(bench.order, bench.server.order)
  assert.equal(bench.all("fetch").length, 1)
  assert.deepEqual(bench.all("open"), [], "the stream goes on")
})

test("a reset fetches, unless the board is as far already", () => {
  const bench = Bench.live()
  bench.hear(bench.server.change(move("A")))
  bench.take()
  bench.hear(bench.server.reset())
  assert.deepEqual(bench.all("fetch"), [])
  bench.server.change(move("B"))
  bench.hear(bench.server.reset())
  assert.equal(bench.all("fetch").length, 1)
  bench.fetch()
  assert.equal(bench.order, "CDAB")
})

test("an older snapshot is not taken", () => {
  const bench = Bench.live()
  const old = bench.server.snapshot("me")
  bench.hear(bench.server.change(move("A")))
  bench.do("reconnect")
  bench.do("receiveSnapshot", old)
  assert.equal(bench.order, "BCDA")
  bench.wait(500)
  bench.fetch()
  assert.equal(bench.order, "BCDA")
})

test("a wrong digest is answered by a snapshot", () => {
  const bench = Bench.live()
  const event = bench.server.change(move("A"))
  event.data.digest += 1
  bench.hear(event)
  assert.equal(bench.order, "ABCD", "what is not right is not shown")
  assert.equal(bench.all("fetch").length, 1)
  bench.fetch()
  assert.equal(bench.order, "BCDA")
})

test("a digest that differs right after a snapshot is reported once and starts no loop", () => {
  const bench = new Bench()
  bench.do("start")
  const wrong = () => ({ ...bench.server.snapshot("me"), digest: 1 })
  bench.do("receiveSnapshot", wrong())
  assert.equal(bench.all("report").length, 1)
  bench.do("streamOpened")
  bench.take()
  const event = bench.server.change(move("A"))
  event.data.digest = 2
  bench.hear(event)
  assert.deepEqual(bench.all("fetch"), [])
  assert.equal(bench.order, "BCDA")
  bench.do("reconnect")
  bench.do("receiveSnapshot", wrong())
  assert.deepEqual(bench.all("report"), [])
})

test("an event that does not apply is answered by a snapshot", () => {
  const bench = Bench.live()
  const event = bench.server.change(move("A"))
  event.data.effects = [{ move: { items: ["nobody"], collectionID: "L", before: null } }]
  bench.hear(event)
  assert.equal(bench.order, "ABCD")
  assert.equal(bench.all("fetch").length, 1)
})

test("in a new epoch the pending changes get its base and are sent again", () => {
  const bench = Bench.live()
  bench.hear(bench.server.change(move("A")))
  bench.server.restoreBackup("e2")
  const posted = bench.submit(move("D", "B"))
  bench.answer(posted)
  assert.equal(bench.all("refuse").length, 0)
  assert.equal(bench.all("fetch").length, 1)
  bench.fetch()
  assert.equal(bench.order, "DBCA")
  const again = bench.posts.at(-1)
  assert.deepEqual(again, { ...posted, epoch: "e2", base: 0 })
  bench.answer(again)
  bench.hear(bench.server.event(1))
  assert.equal(bench.order, bench.server.order)
})

test("an event of a foreign epoch fetches", () => {
  const bench = Bench.live()
  bench.server.restoreBackup("e2")
  bench.hear(bench.server.change(move("A")))
  assert.equal(bench.all("fetch").length, 1)
  bench.fetch()
  assert.equal(bench.sync.confirmed.epoch, "e2")
  assert.equal(bench.order, "BCDA")
})

test("a snapshot's latest confirms a change whose answer was lost", () => {
  const bench = Bench.live()
  const posted = bench.submit(move("D", "A"))
  bench.server.post(posted)
  bench.do("receiveAnswer", { id: posted.id, status: 0, body: null, retryAfter: null })
  bench.do("reconnect")
  bench.take()
  bench.fetch()
  assert.equal(bench.order, "DABC")
  bench.wait(60_000)
  assert.deepEqual(bench.posts, [])
  assert.equal(bench.connection.waiting, 0)
})

test("a stream that the browser gave up is opened anew, from a new snapshot", () => {
  const bench = Bench.live()
  bench.do("streamLost", true)
  assert.deepEqual(bench.all("close"), [{ type: "close" }])
  assert.equal(bench.all("fetch").length, 1)
  bench.do("snapshotFailed", 0)
  bench.wait(499)
  assert.equal(bench.all("fetch").length, 1)
  bench.wait(1)
  assert.equal(bench.all("fetch").length, 2)
  bench.server.change(move("A"))
  bench.fetch()
  assert.deepEqual(bench.all("open"), [{ type: "open", after: "e1-1" }])
})

test("a stream that the browser reconnects by itself needs no snapshot", () => {
  const bench = Bench.live()
  bench.do("streamLost", false)
  bench.wait(60_000)
  assert.deepEqual(bench.all("fetch"), [])
  bench.do("streamOpened")
  bench.hear(bench.server.change(move("A")))
  assert.equal(bench.order, "BCDA")
})

test("a stream that only seems open is found out by an answer that no event follows", () => {
  const bench = Bench.live()
  bench.answer(bench.submit(move("D", "A")))
  bench.wait(9_999)
  assert.deepEqual(bench.all("close"), [])
  bench.wait(1)
  assert.equal(bench.all("close").length, 1)
  bench.fetch()
  assert.equal(bench.order, "DABC")
  bench.do("streamOpened")
  bench.take()
  bench.wait(60_000)
  assert.deepEqual(bench.all("close"), [])
})

for (const [status, reason] of [[404, "unknown"], [410, "deleted"]]) {
  test(`a board that is ${reason} ends everything`, () => {
    const bench = new Bench()
    bench.do("start")
    bench.do("snapshotFailed", status)
    assert.deepEqual(bench.all("end"), [{ type: "end", reason }])
    bench.take()
    bench.do("submit", [move("A")])
    bench.wait(60_000)
    assert.deepEqual(bench.all("fetch"), [])
    assert.deepEqual(bench.all("post"), [])
  })
}

test("a board that is deleted while it is open ends", () => {
  const bench = Bench.live()
  bench.hear({ name: "deleted", epoch: "", data: {} })
  assert.deepEqual(bench.take(), [{ type: "close" }, { type: "end", reason: "deleted" }])
})
