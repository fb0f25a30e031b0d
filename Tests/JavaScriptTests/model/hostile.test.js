import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { Board } from "../../../Public/ordo/model/Board.js"

const { limits, draft, cases } = JSON.parse(
  readFileSync(new URL("../../Vectors/hostile-changesets.json", import.meta.url), "utf8"))

test("what others may send is accepted, or refused in the same words as by Swift", () => {
  for (const { changeset, code, says } of cases) {
    const board = new Board(draft, { id: "board", epoch: "e", limits })
    const before = JSON.stringify(board.draft)
    let error = null
    try { board.resolve(JSON.parse(changeset)) } catch (caught) { error = caught }
    if (!code) assert.equal(error, null, changeset)
    else if (code === "malformed") assert.ok(/^malformedChange(set)?$/.test(error?.code), `${changeset}: ${error}`)
    else assert.deepEqual([error?.code, error?.description], [code, says], changeset)
    if (error) assert.equal(JSON.stringify(board.draft), before)
  }
})

const wrongDrafts = [
  { sections: [{ id: "s", items: [{ id: "a", title: null }] }] }, { sections: [{ id: "s", name: null }] },
  { name: null, sections: [{ id: "s" }] }, { layout: "pile", sections: [{ id: "s" }] },
  { sections: [{ id: "s" }], trash: [{ id: "t", isDone: "yes" }] },
]
for (const wrong of wrongDrafts) {
  test(`what is no draft is rejected as malformed: ${JSON.stringify(wrong)}`, () => {
    assert.throws(() => new Board(wrong, { id: "board", epoch: "e" }), { name: "Rejection", code: "malformedContent" })
  })
}
