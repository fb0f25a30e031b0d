import assert from "node:assert/strict"
import { test } from "node:test"
import { openBoard } from "../../../Public/ordo/sync/LiveBoard.js"
import { move, orderOf, TestServer } from "./TestServer.js"

/** The browser's own things, as the shell uses them, with the server behind them. */
class Browser {
  requests = []
  streams = []
  timers = new Map()
  network = new EventTarget()
  server = new TestServer()

  environment() {
    const browser = this
    return {
      author: "me",
      now: () => 0,
      random: () => 1,
      network: this.network,
      setTimeout: (perform, delay) => (this.timers.set(perform, delay), perform),
      clearTimeout: timer => this.timers.delete(timer),
      fetch: (path, options = {}) => this.#fetch(path, options),
      EventSource: class extends EventTarget {
        readyState = 0
        constructor(path) {
          super()
          this.path = path
          browser.streams.push(this)
        }
        close() {
          this.readyState = 2
        }
      },
    }
  }

  async #fetch(path, { method = "GET", headers, body }) {
    this.requests.push({ path, method, headers, body })
    const { status, body: answer } =
      method === "GET"
        ? { status: 200, body: this.server.snapshot("me") }
        : this.server.post(JSON.parse(body))
    return new Response(JSON.stringify(answer), { status })
  }

  send(event) {
    const data = JSON.stringify(event.data)
    const lastEventId = event.epoch ? `${event.epoch}-${event.data.revision}` : ""
    this.streams.at(-1).dispatchEvent(new MessageEvent(event.name, { data, lastEventId }))
  }
}

/** Lets everything that waits for nothing but promises happen. */
const settled = () => new Promise(resolve => setImmediate(() => setImmediate(resolve)))

async function opened() {
  const browser = new Browser()
  const updates = []
  const live = openBoard("b", browser.environment())
  live.subscribe(update => updates.push(update))
  await settled()
  browser.streams[0].dispatchEvent(new Event("open"))
  return { browser, live, updates }
}

test("a board is fetched, then listened to from its position", async () => {
  const { browser, live, updates } = await opened()
  assert.equal(browser.requests[0].path, "/api/boards/b?authors=me")
  assert.equal(browser.streams[0].path, "/api/boards/b/events?after=e1-0")
  assert.equal(orderOf(live.board), "ABCD")
  assert.deepEqual(live.connection, { state: "live", waiting: 0 })
  assert.ok(updates.some(update => update.type === "show" && update.cause === "snapshot"))
})

test("a change is posted as JSON, and the answer counts", async () => {
  const { browser, live } = await opened()
  live.submit([move("D", "A")])
  assert.equal(orderOf(live.board), "DABC")
  assert.equal(live.connection.waiting, 1)
  await settled()
  const post = browser.requests.at(-1)
  assert.equal(post.method, "POST")
  assert.equal(post.path, "/api/boards/b/changes")
  assert.equal(post.headers["Content-Type"], "application/json")
  assert.equal(live.connection.waiting, 0)
  assert.equal(browser.server.order, "DABC")
})

test("events move the board and tell who listens", async () => {
  const { browser, live, updates } = await opened()
  browser.send(browser.server.change(move("A")))
  assert.equal(orderOf(live.board), "BCDA")
  const { cause, subject } = updates.filter(update => update.type === "show").at(-1)
  assert.equal(cause, "remote")
  assert.equal(subject.author, "other")
})

test("an answer without JSON in it counts as none", async () => {
  const { browser, live } = await opened()
  const environment = { ...browser.environment(), fetch: async () => new Response("<html>sign in") }
  const other = openBoard("b", environment)
  await settled()
  assert.equal(other.board, null)
  assert.equal(browser.streams.length, 1)
  live.close()
})

test("a stream that is closed for good is replaced, and says nothing any more", async () => {
  const { browser, live } = await opened()
  const [old] = browser.streams
  old.readyState = 2
  old.dispatchEvent(new Event("error"))
  await settled()
  assert.equal(browser.streams.length, 2)
  const event = browser.server.change(move("A"))
  old.dispatchEvent(new MessageEvent("change", { data: JSON.stringify(event.data), lastEventId: "e1-1" }))
  assert.equal(orderOf(live.board), "ABCD")
  browser.send(event)
  assert.equal(orderOf(live.board), "BCDA")
})

test("the browser's word on the network is heard until the board is closed", async () => {
  const { browser, live } = await opened()
  browser.network.dispatchEvent(new Event("offline"))
  assert.equal(live.connection.state, "offline")
  live.close()
  browser.network.dispatchEvent(new Event("online"))
  assert.equal(live.connection.state, "offline")
  assert.equal(browser.timers.size, 0)
})
