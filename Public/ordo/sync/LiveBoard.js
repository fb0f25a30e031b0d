import { Board } from "../model/Board.js"
import { makeID } from "./identifier.js"
import { Sync } from "./Sync.js"

const answerTimeout = 20_000
const networkEvents = ["online", "offline"]
const closed = 2

/**
 * A board that stays up to date.
 * @param {string} id The board's id.
 * @param {object} [environment] What to use in the place of the browser's own, by the same names.
 * @returns {LiveBoard}
 */
export function openBoard(id, environment = {}) {
  const live = new LiveBoard(id, { ...browser(), ...environment })
  live.open()
  return live
}

function browser() {
  return {
    fetch: (...parameters) => globalThis.fetch(...parameters),
    EventSource: globalThis.EventSource,
    now: () => performance.now(),
    random: Math.random,
    setTimeout: (callback, delay) => globalThis.setTimeout(callback, delay),
    clearTimeout: timer => globalThis.clearTimeout(timer),
    network: globalThis,
    author: makeID(),
    makeBoard: snapshot => Board.fromSnapshot(snapshot),
  }
}

/** The thin shell around `Sync`, which decides: this fetches, listens and keeps time. */
export class LiveBoard {
  #path
  #environment
  #sync
  #listeners = new Set()
  #stream = null
  #timer = null
  #isClosed = false
  #connection = { state: "connecting", waiting: 0 }
  #watch = event => this.#perform(this.#sync.networkChanged(event.type === "online", this.#now))

  constructor(id, environment) {
    this.#path = `/api/boards/${encodeURIComponent(id)}`
    this.#environment = environment
    this.#sync = new Sync(environment)
  }

  /** The board as it is to be shown, one's own changes included; null until the first update. */
  get board() {
    return this.#sync.board
  }

  get author() {
    return this.#environment.author
  }

  /** `{ state, waiting }`: connecting, live, reconnecting or offline, and how many changes wait. */
  get connection() {
    return this.#connection
  }

  /**
   * Calls `listener` with each update, by its `type`:
   * `show` { cause: snapshot, remote, own, local or refused; subject: the event or changeset },
   * `connection` { connection }, `refuse` { changeset, problem }, `report` { text }, and
   * `end` { reason: unknown or deleted }.
   * @returns {() => void} What ends the subscription.
   */
  subscribe(listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows the changes at once and sends them together, as one changeset. */
  submit(changes) {
    this.#perform(this.#sync.submit(changes, this.#now))
  }

  open() {
    const { network } = this.#environment
    for (const type of networkEvents) network.addEventListener(type, this.#watch)
    this.#perform(this.#sync.start(this.#now))
  }

  /** Starts the connection anew, for a page that comes back from a long sleep. */
  reconnect() {
    this.#perform(this.#sync.reconnect(this.#now))
  }

  close() {
    this.#isClosed = true
    this.#stop()
    this.#listeners.clear()
    const { network } = this.#environment
    for (const type of networkEvents) network.removeEventListener(type, this.#watch)
  }

  get #now() {
    return this.#environment.now()
  }

  #perform(actions) {
    if (this.#isClosed) return
    for (const action of actions) this.#performOne(action)
  }

  #performOne(action) {
    switch (action.type) {
      case "fetch":
        return void this.#fetchSnapshot(action.author)
      case "open":
        return this.#openStream(action.after)
      case "close":
        return this.#closeStream()
      case "post":
        return void this.#post(action.changeset)
      case "wake":
        return this.#wakeAt(action.at)
      case "connection":
        this.#connection = action.connection
        break
      case "end":
        this.#stop()
        break
    }
    for (const listener of this.#listeners) listener(action)
  }

  async #fetchSnapshot(author) {
    const path = `${this.#path}?authors=${author}`
    const { status, body } = await this.#request(path, { cache: "no-cache" })
    this.#perform(
      status === 200
        ? this.#sync.receiveSnapshot(body, this.#now)
        : this.#sync.snapshotFailed(status, this.#now),
    )
  }

  async #post(changeset) {
    const answer = await this.#request(`${this.#path}/changes`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(changeset),
    })
    this.#perform(this.#sync.receiveAnswer({ id: changeset.id, ...answer }, this.#now))
  }

  /** An answer without JSON in it does not come from the server itself: it counts as none. */
  async #request(path, options) {
    try {
      const signal = AbortSignal.timeout(answerTimeout)
      const response = await this.#environment.fetch(path, { ...options, signal })
      const seconds = Number(response.headers.get("Retry-After"))
      const body = await response.json().catch(() => null)
      const status = response.ok && !body ? 0 : response.status
      return { status, body, retryAfter: Number.isFinite(seconds) ? seconds * 1000 : null }
    } catch {
      return { status: 0, body: null, retryAfter: null }
    }
  }

  #openStream(after) {
    this.#closeStream()
    const path = `${this.#path}/events?after=${encodeURIComponent(after)}`
    const stream = new this.#environment.EventSource(path)
    this.#stream = stream
    const listen = (name, respond) =>
      stream.addEventListener(name, event => {
        if (this.#stream === stream) this.#perform(respond(event))
      })
    listen("open", () => this.#sync.streamOpened(this.#now))
    listen("error", () => this.#sync.streamLost(stream.readyState === closed, this.#now))
    for (const name of ["change", "reset", "deleted"]) {
      listen(name, event => this.#sync.receiveEvent(parse(name, event), this.#now))
    }
  }

  #closeStream() {
    this.#stream?.close()
    this.#stream = null
  }

  #wakeAt(time) {
    this.#environment.clearTimeout(this.#timer)
    if (time === null) return
    const wake = () => this.#perform(this.#sync.wake(this.#now))
    this.#timer = this.#environment.setTimeout(wake, Math.max(0, time - this.#now))
  }

  #stop() {
    this.#closeStream()
    this.#environment.clearTimeout(this.#timer)
  }
}

/** A stream's position is `EPOCH-REVISION`, and epochs hold no hyphen. */
function parse(name, event) {
  return { name, epoch: event.lastEventId.split("-")[0], data: JSON.parse(event.data || "{}") }
}
