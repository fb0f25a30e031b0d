import { Link } from "./Link.js"
import { Outbox } from "./Outbox.js"

// When a changeset was answered but not confirmed for so long, the stream only seems to be open.
const deafAfter = 10_000
const gone = { 404: "unknown", 410: "deleted" }

/**
 * What one tab knows of one board: the confirmed state, moved by the stream alone, and on top of it
 * one's own changesets, resolved by the model. Every input is a call with the time in milliseconds
 * and returns the actions to perform.
 */
export class Sync {
  #board = null
  #confirmed = { epoch: null, revision: 0 }
  #early = []
  #hasReported = false
  #needsEpoch = false
  #gone = null
  #count = 0
  #shownConnection = null
  #author
  #makeBoard
  #outbox
  #link

  /** `makeBoard` turns a snapshot into the model's board; `random` is like `Math.random`. */
  constructor({ author, makeBoard, random }) {
    this.#author = author
    this.#makeBoard = makeBoard
    this.#outbox = new Outbox(random)
    this.#link = new Link(random)
  }

  /** The confirmed board with one's own changes on top; null until the first snapshot. */
  get board() {
    return this.#board
  }

  get confirmed() {
    return this.#confirmed
  }

  start(now) {
    this.#link.wantSnapshot(now)
    return this.#finish([], now)
  }

  submit(changes, now) {
    if (this.#gone) return []
    if (!this.#board) throw new Error("The board is not there yet. Wait for the first update.")
    const { epoch, revision: base } = this.#confirmed
    const author = this.#author
    this.#count += 1
    const changeset = { id: `${author}-${this.#count}`, author, epoch, base, changes }
    this.#outbox.add(changeset)
    this.#predict(changeset)
    return this.#finish([show("local", changeset)], now)
  }

  receiveSnapshot(snapshot, now) {
    this.#link.fetched()
    if (this.#gone) return []
    if (this.#isStale(snapshot)) {
      this.#link.wantSnapshot(now)
      return this.#finish([], now)
    }
    const actions = this.#adopt(snapshot)
    if (!this.#link.isOpen) actions.push({ type: "open", after: this.#position })
    const early = this.#early.splice(0)
    for (const event of early) actions.push(...this.#take(event, now))
    return this.#finish(actions, now)
  }

  snapshotFailed(status, now) {
    this.#link.fetched()
    if (gone[status]) return this.#end(gone[status])
    this.#link.wantSnapshot(now)
    return this.#finish([], now)
  }

  streamOpened(now) {
    this.#link.opened(now)
    return this.#finish([], now)
  }

  /** `isClosed` says that the browser has given up and will not connect again by itself. */
  streamLost(isClosed, now) {
    this.#link.lost(now)
    if (isClosed && !this.#gone) this.#link.wantSnapshot(now)
    return this.#finish(isClosed ? [{ type: "close" }] : [], now)
  }

  /** `event` is `{ name, epoch, data }`, the epoch taken from the stream's position. */
  receiveEvent(event, now) {
    if (event.name === "deleted") return this.#end("deleted")
    if (this.#link.isFetching) this.#early.push(event)
    return this.#finish(this.#link.isFetching ? [] : this.#take(event, now), now)
  }

  /** `status` 0 stands for an answer that never came; `retryAfter` is in milliseconds. */
  receiveAnswer({ id, status, body, retryAfter }, now) {
    if (this.#gone) return []
    if (gone[status]) return this.#end(gone[status])
    if (status >= 200 && status < 300) {
      this.#outbox.accept(id, body.revision, now)
      this.#outbox.confirm(this.#confirmed.revision)
      return this.#finish([], now)
    }
    if (body?.code === "epochChanged") {
      this.#outbox.release()
      this.#needsEpoch = true
      this.#link.wantSnapshot(now)
      return this.#finish([], now)
    }
    if (status === 0 || status === 408 || status === 429 || status >= 500) {
      this.#outbox.postpone(now, retryAfter)
      return this.#finish([], now)
    }
    return this.#finish(this.#refuse(id, body), now)
  }

  networkChanged(isOnline, now) {
    this.#link.setOnline(isOnline, now)
    return isOnline ? this.reconnect(now) : this.#finish([], now)
  }

  /** Begins anew, for a stream that may have died unnoticed. */
  reconnect(now) {
    if (this.#gone) return []
    this.#link.restart(now)
    this.#outbox.retrySoon(now)
    return this.#finish([{ type: "close" }], now)
  }

  wake(now) {
    const deafAt = this.#deafAt
    return deafAt !== null && now >= deafAt ? this.reconnect(now) : this.#finish([], now)
  }

  get #deafAt() {
    const since = this.#outbox.unconfirmedSince
    if (since === null || !this.#link.isOpen) return null
    return Math.max(since, this.#link.openedAt) + deafAfter
  }

  get #position() {
    return `${this.#confirmed.epoch}-${this.#confirmed.revision}`
  }

  #isStale(snapshot) {
    const { epoch, revision } = this.#confirmed
    return !this.#needsEpoch && snapshot.epoch === epoch && snapshot.revision < revision
  }

  #adopt(snapshot) {
    const { epoch, revision } = snapshot
    if (this.#needsEpoch || this.#confirmed.epoch !== epoch) this.#outbox.rebase(epoch, revision)
    this.#needsEpoch = false
    this.#board = this.#makeBoard(snapshot)
    this.#confirmed = { epoch, revision }
    this.#outbox.confirm(revision, snapshot.latest?.[this.#author]?.id)
    const reports = this.#checkSnapshot(snapshot)
    this.#predictAll()
    return [...reports, show("snapshot")]
  }

  /** A board whose snapshot has another digest goes on without comparing; that is said once. */
  #checkSnapshot(snapshot) {
    const { digest } = this.#board
    if (this.#hasReported || digest === snapshot.digest) return []
    this.#hasReported = true
    return [report(`A fresh snapshot has the digest ${digest}, but says ${snapshot.digest}.`)]
  }

  /** Applies the next event of the stream, or asks for a snapshot if it is not the next. */
  #take(event, now) {
    const { revision } = event.data
    const epoch = event.data.epoch ?? event.epoch
    const isKnown = epoch === this.#confirmed.epoch && revision <= this.#confirmed.revision
    if (isKnown) return []
    const isNext = epoch === this.#confirmed.epoch && revision === this.#confirmed.revision + 1
    if (event.name === "reset" || !isNext) return this.#refetch(now)
    return this.#advance(event.data, now)
  }

  #advance(event, now) {
    this.#board.rollBack()
    try {
      this.#board.apply(event)
    } catch (error) {
      this.#predictAll()
      return [report(error.message), ...this.#refetch(now)]
    }
    this.#board.commit()
    this.#confirmed.revision = event.revision
    const isOwn = this.#outbox.confirm(event.revision, event.id) > 0
    this.#predictAll()
    this.#link.heal()
    return [show(isOwn ? "own" : "remote", event)]
  }

  #refetch(now) {
    this.#link.wantSnapshot(now)
    return []
  }

  #refuse(id, problem) {
    const changeset = this.#outbox.changesets.find(pending => pending.id === id)
    this.#outbox.refuse(id)
    if (!changeset) return []
    this.#board.rollBack()
    this.#predictAll()
    return [show("refused", changeset), { type: "refuse", changeset, problem }]
  }

  #predictAll() {
    for (const changeset of this.#outbox.changesets) this.#predict(changeset)
  }

  /** What the model refuses is left out of sight; whether it stands is the server's to say. */
  #predict(changeset) {
    try {
      this.#board.resolve(changeset)
    } catch (error) {
      if (error.code === undefined) throw error
    }
  }

  #end(reason) {
    this.#gone = reason
    return [{ type: "close" }, { type: "end", reason }]
  }

  #finish(actions, now) {
    if (this.#gone) return actions
    if (this.#link.takeFetch(now)) actions.push({ type: "fetch", author: this.#author })
    const next = this.#needsEpoch ? null : this.#outbox.takeNext(now)
    if (next) actions.push({ type: "post", changeset: next })
    actions.push(...this.#connection(now), { type: "wake", at: this.#nextWake(now) })
    return actions
  }

  #connection(now) {
    const state = this.#link.state(now, this.#outbox.failingSince)
    const connection = { state, waiting: this.#outbox.waiting }
    const shown = this.#shownConnection
    if (shown?.state === state && shown.waiting === connection.waiting) return []
    this.#shownConnection = connection
    return [{ type: "connection", connection }]
  }

  #nextWake(now) {
    const signChange = this.#link.nextChange(now, this.#outbox.failingSince)
    const times = [this.#link.fetchAt, signChange, this.#outbox.retryAt, this.#deafAt]
    const next = Math.min(...times.map(time => time ?? Infinity))
    return next === Infinity ? null : next
  }
}

function show(cause, subject = null) {
  return { type: "show", cause, subject }
}

function report(text) {
  return { type: "report", text }
}
