import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"

const read = path => readFileSync(new URL(path, import.meta.url), "utf8")
const { limits, draft: common, cases } = JSON.parse(read("../../Vectors/rejections.json"))

for (const { code, names, draft, changesets = [] } of cases) {
  test(`a rejection names the value at fault and changes nothing: ${code} ${names.join(", ")}`, () => {
    const isExpected = error => {
      assert.deepEqual([error.name, error.code], ["Rejection", code])
      for (const name of names) assert.ok(error.description.includes(name), error.description)
      return true
    }
    if (draft) return assert.throws(() => makeBoard(draft), isExpected)
    const board = makeBoard(common)
    for (const changeset of changesets.slice(0, -1)) board.resolve(changeset)
    board.commit()
    const before = JSON.stringify([board.revision, board.draft])
    assert.throws(() => board.resolve(changesets.at(-1)), isExpected)
    assert.equal(JSON.stringify([board.revision, board.draft]), before)
  })
}

// What is no change at all, Swift refuses when it reads it.
test("every rejection is provoked", () => {
  const [, list] = read("../../../Public/ordo/model/Rejection.js").match(/^const cases = \{$([^]*?)^\}$/m)
  const declared = [...list.matchAll(/^ {2}(\w+): /gm)].map(([, code]) => code)
  const provoked = new Set(cases.map(({ code }) => code))
  for (const code of ["malformedChangeset", "malformedChange", "malformedContent"]) provoked.add(code)
  assert.deepEqual(declared.sort(), [...provoked].sort())
})

function makeBoard(draft) {
  return new Board(draft, { id: "board", epoch: "e", limits })
}
