import { backoff } from "./backoff.js"

/**
 * The way to the server: a snapshot, then a stream from it on. Knows when to fetch again and what
 * the sign of the connection may say.
 */
export class Link {
  #isFetching = false
  #openedAt = null
  #isOnline = true
  #failures = 0
  #fetchAt = null
  #lostAt = null
  #wasLive = false
  #random

  /** Trouble shorter than this is not shown. */
  static patience = 2_000
  /** Trouble longer than this is called by its name. */
  static offlineAfter = 10_000

  constructor(random) {
    this.#random = random
  }

  get isFetching() {
    return this.#isFetching
  }

  get isOpen() {
    return this.#openedAt !== null
  }

  get openedAt() {
    return this.#openedAt
  }

  get fetchAt() {
    return this.#fetchAt
  }

  /** Asks for a snapshot: at once the first time, later each time it fails to help. */
  wantSnapshot(now) {
    if (this.#isFetching || this.#fetchAt !== null) return
    const wait = this.#failures === 0 ? 0 : backoff(this.#failures - 1, this.#random)
    this.#fetchAt = now + wait
    this.#failures += 1
    this.#noteTrouble(now)
  }

  /** Whether to fetch now; then the fetch counts as on its way. */
  takeFetch(now) {
    if (this.#fetchAt === null || now < this.#fetchAt) return false
    this.#fetchAt = null
    this.#isFetching = true
    return true
  }

  fetched() {
    this.#isFetching = false
  }

  opened(now) {
    this.#openedAt = now
    this.#wasLive = true
    this.#lostAt = null
    this.#failures = 0
  }

  lost(now) {
    this.#openedAt = null
    this.#noteTrouble(now)
  }

  /** An event came in order: what fails next is not a repetition of the last failure. */
  heal() {
    this.#failures = 0
  }

  /** Begins anew at once, without waiting for the next attempt. */
  restart(now) {
    this.lost(now)
    this.#failures = 0
    this.#fetchAt = null
    this.wantSnapshot(now)
  }

  setOnline(isOnline, now) {
    this.#isOnline = isOnline
    if (!isOnline) this.#noteTrouble(now)
  }

  /** `connecting` (first time), `live`, `reconnecting` or `offline`. */
  state(now, failingSince) {
    const since = this.#troubleSince(failingSince)
    if (!this.#isOnline) return "offline"
    if (since === null) return "live"
    if (now - since >= Link.offlineAfter) return "offline"
    if (now - since >= Link.patience) return "reconnecting"
    return this.#wasLive ? "live" : "connecting"
  }

  /** When `state` changes by time alone. */
  nextChange(now, failingSince) {
    const since = this.#troubleSince(failingSince)
    if (since === null) return null
    const times = [Link.patience, Link.offlineAfter].map(wait => since + wait)
    return times.find(time => time > now) ?? null
  }

  #noteTrouble(now) {
    if (!this.isOpen) this.#lostAt ??= now
  }

  #troubleSince(failingSince) {
    const times = [this.isOpen ? null : this.#lostAt, failingSince].filter(time => time !== null)
    return times.length ? Math.min(...times) : null
  }
}
