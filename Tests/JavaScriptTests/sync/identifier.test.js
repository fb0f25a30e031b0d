import assert from "node:assert/strict"
import { test } from "node:test"
import { backoff } from "../../../Public/ordo/sync/backoff.js"
import { makeID } from "../../../Public/ordo/sync/identifier.js"

test("ids have 12 characters without look-alikes, and differ", () => {
  const ids = Array.from({ length: 2_000 }, () => makeID())
  for (const id of ids) assert.match(id, /^[a-hjkmnp-z2-9]{12}$/)
  assert.equal(new Set(ids).size, ids.length)
})

test("every character is as likely as the others", () => {
  const crypto = { getRandomValues: bytes => bytes.map((_, index) => index * 16 + 15) }
  assert.equal(makeID(crypto).length, 12, "bytes past the last whole round are left out")
})

test("waits double up to 20 s, less a random half", () => {
  const longest = [0, 1, 2, 5, 6, 50].map(failures => backoff(failures, () => 1))
  assert.deepEqual(longest, [500, 1_000, 2_000, 16_000, 20_000, 20_000])
  assert.equal(backoff(2, () => 0), 1_000)
})
