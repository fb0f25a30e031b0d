import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { test } from "node:test"
import { ApplyError } from "../../../Public/ordo/model/ApplyError.js"
import { Rejection } from "../../../Public/ordo/model/Rejection.js"
import { exceptions } from "./mirrorExceptions.js"

const swiftFolder = new URL("../../../Sources/BoardModel/", import.meta.url)
const scriptFolder = new URL("../../../Public/ordo/model/", import.meta.url)
const swiftFiles = filesIn(swiftFolder, ".swift")
const scriptFiles = filesIn(scriptFolder, ".js")
const twins = [...swiftFiles.keys()].filter(name => scriptFiles.has(name))

test("every Swift file has a JavaScript twin of its name, or is an exception", () => {
  const alone = [...swiftFiles.keys()].filter(name => !scriptFiles.has(name))
  const isExcepted = name => name in exceptions.swiftFiles || folderOf(name) in exceptions.swiftFolders
  assert.deepEqual(alone.filter(name => !isExcepted(name)), [])
})

test("every JavaScript file has a Swift twin of its name, or is an exception", () => {
  const alone = [...scriptFiles.keys()].filter(name => !swiftFiles.has(name))
  assert.deepEqual(alone.sort(), Object.keys(exceptions.scriptFiles).sort())
})

// JavaScript has no overloads: `slot(at:)` is `slotAt` there, so a twin begins with the Swift name.
for (const name of twins) {
  test(`${name} has the same members in both languages, but for the exceptions`, () => {
    const swift = swiftMembers(read(swiftFiles.get(name)))
    const script = scriptMembers(read(scriptFiles.get(name)))
    const onlySwift = swift.filter(member => !script.some(twin => twin.startsWith(member)))
    const onlyScript = script.filter(member => !swift.some(twin => member.startsWith(twin)))
    const { swift: excepted = {}, script: added = {} } = exceptions.members[name] ?? {}
    assert.deepEqual(
      { onlySwift: onlySwift.sort(), onlyScript: onlyScript.sort() },
      { onlySwift: Object.keys(excepted).sort(), onlyScript: Object.keys(added).sort() })
  })
}

test("the model imports nothing but itself, so that any page or worker can load it", () => {
  for (const [name, url] of scriptFiles) {
    const imports = [...read(url).matchAll(/\bimport\b[^"]*"([^"]+)"/g)].map(([, path]) => path)
    assert.deepEqual(imports.filter(path => !/^\.\/[\w+]+\.js$/.test(path)), [], name)
  }
})

test("no exception has lost its reason", () => {
  const known = name => swiftFiles.has(name) || scriptFiles.has(name)
  const named = [exceptions.swiftFiles, exceptions.scriptFiles, exceptions.members].flatMap(Object.keys)
  assert.deepEqual(named.filter(name => !known(name)), [])
  const folders = new Set([...swiftFiles.keys()].map(folderOf))
  assert.deepEqual(Object.keys(exceptions.swiftFolders).filter(folder => !folders.has(folder)), [])
})

for (const [type, file] of [[Rejection, "Rejection"], [ApplyError, "ApplyError"]]) {
  test(`the cases of ${type.name} have the same sentences`, () => {
    const text = read(swiftFiles.get(file))
    const sentences = [...text.matchAll(/case \.(\w+)[^:"]*:\s*"((?:[^"\\]|\\.)+ (?:[^"\\]|\\.)+)"/g)]
    assert.ok(sentences.length > 3)
    const asWritten = new Proxy({}, { get: (_, name) => `\\(${name})` })
    for (const [, code, sentence] of sentences) {
      assert.equal(new type(code, asWritten).description, sentence)
    }
    assert.deepEqual([...text.matchAll(/^ {2}case (\w+)/gm)].map(([, code]) => code).sort(),
      sentences.map(([, code]) => code).sort())
  })
}

test("the same rejections are malformed", () => {
  const text = read(swiftFiles.get("Rejection"))
  const [, list] = text.match(/isMalformed[^]*?case ([^:]+): true/)
  const malformed = list.match(/\w+/g)
  for (const [, code] of text.matchAll(/^ {2}case (\w+)/gm)) {
    assert.equal(new Rejection(code, {}).isMalformed, malformed.includes(code), code)
  }
})

function filesIn(folder, extension) {
  const paths = readdirSync(folder, { recursive: true }).filter(path => path.endsWith(extension))
  return new Map(paths.map(path => [basename(path, extension), new URL(encodeURI(path), folder)]))
}

function folderOf(name) {
  return basename(new URL(".", swiftFiles.get(name)).pathname)
}

function read(url) {
  return readFileSync(url, "utf8")
}

/** The functions of a Swift file and the properties of its outermost types. */
function swiftMembers(text) {
  const functions = [...text.matchAll(/^.*\bfunc (\w+)/gm)]
  const properties = [...text.matchAll(/^ {2}(?:[\w()]+ )*(?:var|let) (\w+)/gm)]
  return [...new Set([...functions, ...properties].map(([, name]) => name))]
}

/** The methods, accessors, fields and top-level functions of a JavaScript file. */
function scriptMembers(text) {
  const functions = [...text.matchAll(/^(?:export )?function (\w+)/gm)]
  const outside = text.replace(/^(?:export )?function [^]*?^\}/gm, "")
  const methods = [...outside.matchAll(/^ {2}(?:static |get |set )*#?(\w+)\(.*\{$/gm)]
  const fields = [...outside.matchAll(/^ {2}(?:static )?#?(\w+)(?: = .*)?$/gm)]
  const constructors = [...outside.matchAll(/^ {2}constructor\([^]*?^ {2}\}$/gm)].map(([body]) => body)
  const assigned = [...constructors.join("\n").matchAll(/^ {4}this\.(\w+) = /gm)]
  const names = [...functions, ...methods, ...fields, ...assigned].map(([, name]) => name)
  return [...new Set(names)].filter(name => name !== "constructor")
}
