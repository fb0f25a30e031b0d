import assert from "node:assert/strict"
import { test } from "node:test"
import { countItems, parseList } from "../../../Public/app/parseList.js"

function titles(source) {
  return parseList(source).sections.map(({ name, items }) => [name, ...items.map(item => item.title)])
}

test("each line is an item, blank lines are none", () => {
  assert.deepEqual(titles("Milk\n\n  Bread  \r\nEggs\n"), [["", "Milk", "Bread", "Eggs"]])
})

test("the first heading names the board, the others begin sections", () => {
  const list = parseList("# Trip\n## Before\nPack\n## There\n- Swim\n# Later\nWash")
  assert.equal(list.name, "Trip")
  assert.deepEqual(list.sections.map(section => section.name), ["Before", "There", "Later"])
  assert.equal(countItems(list), 3)
})

test("items before the first section stand in one without a name", () => {
  assert.deepEqual(titles("Pack\n## There\nSwim"), [["", "Pack"], ["There", "Swim"]])
})

test("a number sign without a space is part of the title", () => {
  assert.deepEqual(titles("#1 fan\n#tag"), [["", "#1 fan", "#tag"]])
})

for (const bullet of ["- ", "* ", "+ ", "• ", "– ", "1. ", "12) ", "  - ", "\t* "]) {
  test(`the bullet ${JSON.stringify(bullet)} is stripped`, () => {
    assert.deepEqual(titles(`${bullet}富士山`), [["", "富士山"]])
  })
}

test("what only looks like a bullet stays", () => {
  const lines = ["-5 degrees", "3.14 is pi", "2026. was long", "*bold*"]
  assert.deepEqual(titles(lines.join("\n")), [["", ...lines]])
})

test("check boxes say what is done", () => {
  const { items } = parseList("- [x] a\n- [X] b\n- [ ] c\n[x] d\n- [link] e").sections[0]
  assert.deepEqual(items.map(item => [item.title, item.isDone]), [
    ["a", true], ["b", true], ["c", false], ["d", true], ["[link] e", false],
  ])
})

test("indented lines under an item with a bullet are its note", () => {
  const { items } = parseList("- a\n    first\n    second\n- b\nc\n    d").sections[0]
  assert.deepEqual(items.map(item => [item.title, item.note]), [
    ["a", "first\nsecond"], ["b", ""], ["c", ""], ["d", ""],
  ])
})

test("titles in any writing come through as they are", () => {
  const lines = ["清水寺", "Ağrı Dağı", "قلعة حلب", "👩‍👩‍👧 outing", "“quoted”, with; marks"]
  assert.deepEqual(titles(lines.join("\n")), [["", ...lines]])
})
