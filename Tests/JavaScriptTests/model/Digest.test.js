import assert from "node:assert/strict"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"
import { Digest } from "../../../Public/ordo/model/Digest.js"

// The values were worked out by another implementation of the formulas, with integers of any size.

const hashes = {
  "": 0x811c9dc5, a: 0xe40c292c, foobar: 0xbf9cf968, "_-_": 0x0485c7d2, ["Z".repeat(64)]: 0x21a49bc5,
  富士山: 0x6af14b89, İstanbul: 0x93b79d90, "🗻": 0x469ee25a,
}
for (const [id, hash] of Object.entries(hashes)) {
  test(`the hash of “${id}” is that of its UTF-8 bytes`, () => assert.equal(Digest.hash(id), hash))
}

const boards = [
  [{ [`A-1_${"x".repeat(60)}`]: ["_", "-", "0".repeat(64), "aA0_-"], empty: [], z: ["fuji", "b"] }, 730421119],
  [{ s: [] }, 2066881092],
]
for (const [collections, digest] of boards) {
  test(`the digest of ${Object.keys(collections).length} sections is the sum over all neighbours`, () => {
    const sections = Object.entries(collections).map(([id, items]) => ({ id, items: items.map(item => ({ id: item })) }))
    const board = new Board({ name: "", sections }, { id: "b", epoch: "e" })
    assert.equal(board.digest, digest)
    assert.equal(Board.fromSnapshot(board.snapshot).digest, digest)
  })
}
