import assert from "node:assert/strict"
import { test } from "node:test"
import { Bench } from "./Bench.js"
import { move } from "./TestServer.js"

test("short trouble is not shown, longer trouble is called by its name", () => {
  const bench = new Bench()
  bench.do("start")
  assert.deepEqual(bench.connection, { state: "connecting", waiting: 0 })
  bench.fetch()
  bench.do("streamOpened")
  assert.equal(bench.connection.state, "live")
  bench.take()
  bench.do("streamLost", false)
  bench.wait(1_999)
  assert.equal(bench.connection, undefined)
  bench.wait(1)
  assert.equal(bench.connection.state, "reconnecting")
  bench.wait(8_000)
  assert.equal(bench.connection.state, "offline")
  bench.do("streamOpened")
  assert.equal(bench.connection.state, "live")
})

test("the time of the next change of the sign is asked for", () => {
  const bench = Bench.live()
  bench.do("streamLost", false)
  assert.equal(bench.all("wake").at(-1).at, 2_000)
  bench.wait(2_000)
  assert.equal(bench.all("wake").at(-1).at, 10_000)
  bench.wait(8_000)
  assert.equal(bench.all("wake").at(-1).at, null)
})

test("a browser without a network is offline at once, and what waits is counted", () => {
  const bench = Bench.live()
  bench.do("networkChanged", false)
  assert.deepEqual(bench.connection, { state: "offline", waiting: 0 })
  const posted = bench.submit(move("A"))
  bench.submit(move("B"))
  assert.equal(bench.connection.waiting, 2)
  bench.do("receiveAnswer", { id: posted.id, status: 0, body: null, retryAfter: null })
  bench.do("networkChanged", true)
  bench.fetch()
  bench.do("streamOpened")
  bench.answer(bench.posts.at(-1))
  bench.answer(bench.posts.at(-1))
  assert.deepEqual(bench.connection, { state: "live", waiting: 0 })
  assert.equal(bench.server.order, "CDAB")
})

test("the sign is not live while changes do not get through, though the stream is open", () => {
  const bench = Bench.live()
  const posted = bench.submit(move("A"))
  const fail = () =>
    bench.do("receiveAnswer", { id: posted.id, status: 503, body: null, retryAfter: null })
  fail()
  bench.wait(2_000)
  fail()
  assert.equal(bench.connection.state, "reconnecting")
  bench.wait(8_000)
  fail()
  assert.deepEqual(bench.connection, { state: "offline", waiting: 1 })
  bench.wait(20_000)
  bench.answer(posted)
  assert.deepEqual(bench.connection, { state: "live", waiting: 0 })
})

test("the first connection that never comes is said", () => {
  const bench = new Bench()
  bench.do("start")
  bench.do("snapshotFailed", 0)
  bench.wait(2_000)
  assert.equal(bench.connection.state, "reconnecting")
})
