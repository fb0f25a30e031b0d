import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import * as ordo from "../../../Public/ordo/index.js"

const declarations = new URL("../../../Public/ordo/index.d.ts", import.meta.url)

test("importing the library touches no DOM", () => {
  assert.equal(typeof globalThis.document, "undefined")
  assert.equal(typeof ordo.reorderContainer, "function")
})

test("everything that is exported is declared, and nothing else", async () => {
  const text = await readFile(declarations, "utf8")
  const declared = [...text.matchAll(/^export (?:declare )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name)
  assert.deepEqual([...new Set(declared)].sort(), Object.keys(ordo).sort())
})

test("a button says what it is", () => {
  const action = () => {}
  assert.deepEqual(ordo.Button("Delete", { role: "destructive", action }), {
    label: "Delete", tint: undefined, symbol: undefined, role: "destructive", action,
  })
})
