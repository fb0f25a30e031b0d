import { Board } from "../../../Public/ordo/model/Board.js"
import { Sync } from "../../../Public/ordo/sync/Sync.js"
import { orderOf } from "./TestServer.js"

/** Numbers in 0 ..< 1 that are the same for the same seed (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Time, delays and losses between clients and a server; everything is due at a time and done in order. */
export class Network {
  now = 0
  lossRate = 0
  #due = []
  #count = 0

  constructor(server, random) {
    this.server = server
    this.random = random
  }

  after(delay, perform) {
    this.#count += 1
    const task = { at: this.now + delay, order: this.#count, perform }
    this.#due.push(task)
    return () => (task.perform = () => {})
  }

  /** Performs what is due until there is nothing left, or until `time`. */
  run(time) {
    while (this.#due.length) {
      this.#due.sort((one, other) => one.at - other.at || one.order - other.order)
      if (this.#due[0].at > time) break
      const task = this.#due.shift()
      this.now = task.at
      task.perform()
    }
    this.now = time
  }

  delay() {
    return 5 + this.random() * 300
  }

  isLost() {
    return this.random() < this.lossRate
  }
}

/** A tab: a Sync whose actions go over the network. */
export class Client {
  refused = []
  submitted = []
  #stream = null
  #cancelWake = () => {}

  constructor(network, author) {
    this.network = network
    this.author = author
    const makeBoard = snapshot => Board.fromSnapshot(snapshot)
    this.sync = new Sync({ author, makeBoard, random: network.random })
    this.do("start")
  }

  get order() {
    return this.sync.board ? orderOf(this.sync.board) : null
  }

  submit(changes) {
    this.do("submit", changes)
    this.submitted.push(`${this.author}-${this.submitted.length + 1}`)
  }

  do(input, ...parameters) {
    for (const action of this.sync[input](...parameters, this.network.now)) this.#perform(action)
  }

  loseStream(isClosed) {
    if (!this.#stream) return
    const { heard } = this.#stream
    this.#stream = null
    this.do("streamLost", isClosed)
    if (!isClosed) this.network.after(1000, () => this.#stream || this.#open(heard()))
  }

  /** The server passes on what it has committed; the stream keeps its order. */
  pump() {
    this.#stream?.pump()
  }

  #perform(action) {
    const { network } = this
    switch (action.type) {
      case "fetch":
        return this.#request(() => network.server.snapshot(this.author), snapshot =>
          snapshot ? this.do("receiveSnapshot", snapshot) : this.do("snapshotFailed", 0))
      case "post": {
        const { changeset } = action
        return this.#request(() => network.server.post(changeset), answer =>
          this.do("receiveAnswer", { id: changeset.id, ...(answer ?? { status: 0, body: null }) }))
      }
      case "open":
        return this.#open(action.after)
      case "close":
        return (this.#stream = null)
      case "refuse":
        return this.refused.push(action.changeset.id)
      case "wake":
        return this.#wake(action.at)
    }
  }

  /** Either way may be lost: then the work may be done or not, and nobody hears of it. */
  #request(work, receive) {
    const { network } = this
    const isLostThere = network.isLost()
    const isLostBack = network.isLost()
    network.after(network.delay(), () => {
      const answer = isLostThere ? null : work()
      network.after(network.delay(), () => receive(isLostBack ? null : answer))
    })
  }

  #wake(time) {
    this.#cancelWake()
    if (time === null) return
    const delay = Math.max(0, time - this.network.now)
    this.#cancelWake = this.network.after(delay, () => this.do("wake"))
  }

  #open(after) {
    const { network } = this
    const { server } = network
    const stream = {}
    let [epoch, revision] = [after.split("-")[0], Number(after.split("-")[1])]
    let sent = revision
    let latest = network.now
    const send = event => {
      latest = Math.max(latest, network.now + network.delay())
      const deliver = () => {
        if (this.#stream !== stream) return
        if (event.name === "change") [epoch, revision] = [event.epoch, event.data.revision]
        this.do("receiveEvent", event)
      }
      network.after(latest - network.now, deliver)
    }
    stream.heard = () => `${epoch}-${revision}`
    stream.pump = () => {
      while (sent < server.board.revision) send(server.event((sent += 1)))
    }
    this.#stream = stream
    network.after(network.delay(), () => {
      if (this.#stream !== stream) return
      this.do("streamOpened")
      if (epoch !== server.epoch || sent > server.board.revision) {
        sent = server.board.revision
        send(server.reset())
      }
      stream.pump()
    })
  }
}
