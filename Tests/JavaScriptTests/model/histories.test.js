import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"
import { eventOf } from "./vectors.js"

const count = 2000
const program = fileURLToPath(new URL("../../../.build/release/RandomHistories", import.meta.url))

test(`${count} random histories come out byte for byte as in Swift`, async () => {
  const swift = spawn(program, ["write", count], { stdio: ["ignore", "pipe", "inherit"] })
  const exit = new Promise((resolve, reject) => swift.on("error", reject).on("close", resolve))
  exit.catch(() => {})
  const played = { histories: 0, changesets: 0 }
  for await (const line of createInterface({ input: swift.stdout })) {
    const history = JSON.parse(line)
    play(history)
    played.histories += 1
    played.changesets += history.steps.length
  }
  const code = await exit.catch(error => {
    throw new Error(`${error.message}. Build it: swift build -c release --product RandomHistories`)
  })
  assert.equal(code, 0)
  assert.equal(played.histories, count)
  console.log(`${count} histories of ${played.changesets} changesets are the same in both languages`)
})

/** Each step on the board, and on a follower that began with the snapshot of some step before. */
function play({ seed, draft, limits, steps }) {
  const board = new Board(draft, { id: "history", epoch: "e", limits })
  let follower = Board.fromSnapshot(board.snapshot)
  steps.forEach(({ changeset, answer, snapshot, trash }, index) => {
    const where = `seed ${seed}, ${changeset.id}: ${JSON.stringify(changeset)}`
    const resolution = resolve(board, changeset)
    assert.equal(text(resolution), answer, where)
    assert.equal(text(board.snapshot), snapshot, where)
    assert.equal(text(board.trash), trash, where)
    if (resolution.code) return
    follower.apply(eventOf(board, changeset, resolution))
    follower.commit()
    assert.equal(text(follower.snapshot), snapshot, where)
    if (index % 7 === seed % 7) follower = Board.fromSnapshot(JSON.parse(snapshot))
  })
}

function resolve(board, changeset) {
  try {
    const resolution = board.resolve(changeset)
    board.commit()
    return resolution
  } catch (error) {
    if (error.name !== "Rejection") throw error
    return { code: error.code, description: error.description }
  }
}

/** JSON with the members in order. */
function text(value) {
  return JSON.stringify(value, (_, member) => {
    const json = member?.toJSON?.() ?? member
    if (json === null || typeof json !== "object" || Array.isArray(json)) return json
    return Object.fromEntries(Object.entries(json).sort(([first], [second]) => (first < second ? -1 : 1)))
  })
}
