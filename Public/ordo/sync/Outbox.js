import { backoff } from "./backoff.js"

/**
 * One's own changesets that the confirmed board does not show yet, in order, with at most one on
 * its way. One leaves when the confirmed revision has reached its own, or when it is refused.
 */
export class Outbox {
  #entries = []
  #inFlight = null
  #failures = 0
  #retryAt = null
  #failingSince = null
  #random

  constructor(random) {
    this.#random = random
  }

  get changesets() {
    return this.#entries.map(entry => entry.changeset)
  }

  /** How many changesets the server has not answered. */
  get waiting() {
    return this.#entries.filter(entry => entry.revision === null).length
  }

  get retryAt() {
    return this.#retryAt
  }

  get failingSince() {
    return this.#failingSince
  }

  /** When the oldest answered changeset that no event has confirmed was answered. */
  get unconfirmedSince() {
    return this.#entries.find(entry => entry.revision !== null)?.answeredAt ?? null
  }

  add(changeset) {
    this.#entries.push({ changeset, revision: null, answeredAt: null })
  }

  /** The changeset to send now, which then counts as on its way. */
  takeNext(now) {
    if (this.#inFlight !== null || (this.#retryAt !== null && now < this.#retryAt)) return null
    this.#retryAt = null
    const next = this.#entries.find(entry => entry.revision === null)
    this.#inFlight = next?.changeset.id ?? null
    return next?.changeset ?? null
  }

  accept(id, revision, now) {
    this.#land()
    const entry = this.#find(id)
    if (entry) Object.assign(entry, { revision, answeredAt: now })
  }

  refuse(id) {
    this.#land()
    this.#entries = this.#entries.filter(entry => entry.changeset.id !== id)
  }

  /** Leaves the changeset at the head, to be sent again. */
  postpone(now, retryAfter) {
    this.#inFlight = null
    this.#failingSince ??= now
    this.#retryAt = now + Math.max(retryAfter ?? 0, backoff(this.#failures, this.#random))
    this.#failures += 1
  }

  /** Leaves the changeset at the head until it has a new base. */
  release() {
    this.#land()
  }

  retrySoon(now) {
    if (this.#retryAt !== null) this.#retryAt = now
    this.#failures = 0
  }

  /** Drops what the confirmed board now shows: what is answered up to `revision`, and `id`. */
  confirm(revision, id) {
    const count = this.#entries.length
    this.#entries = this.#entries.filter(
      entry => entry.changeset.id !== id && (entry.revision === null || entry.revision > revision),
    )
    // What was to be sent again may have got through after all.
    if (this.waiting === 0 && this.#inFlight === null) this.#land()
    return count - this.#entries.length
  }

  /** In a history that began anew, what is still to be answered gets the present base. */
  rebase(epoch, base) {
    this.#entries = this.#entries.filter(entry => entry.revision === null)
    for (const entry of this.#entries) entry.changeset = { ...entry.changeset, epoch, base }
  }

  #find(id) {
    return this.#entries.find(entry => entry.changeset.id === id)
  }

  #land() {
    this.#inFlight = null
    this.#failures = 0
    this.#retryAt = null
    this.#failingSince = null
  }
}
