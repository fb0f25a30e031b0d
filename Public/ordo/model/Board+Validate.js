import { isContent, kindOf, wrongMember } from "./Change.js"
import { Rejection } from "./Rejection.js"

const utf8 = new TextEncoder()
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

// What can be said of a changeset, or of a draft, without looking at the board.
export default {
  validate(changeset) {
    this.validateShape(changeset)
    const { id, author, by, changes } = changeset
    this.validateID(id)
    if (author !== undefined && author !== null) this.validateID(author)
    if (by !== undefined && by !== null) this.validateText(by, id, "by", 40)
    if (changes.length === 0) throw new Rejection("noChanges", { id })
    for (const change of changes) this.validateChange(change)
  },

  /** What Swift says when it reads a changeset. */
  validateShape(changeset) {
    const { id, changes } = changeset
    const member = wrongMember(changeset)
    if (member) throw new Rejection("malformedChangeset", { id, member })
    const change = changes.find(change => kindOf(change) === undefined)
    if (change !== undefined) throw new Rejection("malformedChange", { id, change: JSON.stringify(change) })
  },

  validateChange(change) {
    const kind = kindOf(change)
    const members = change[kind]
    switch (kind) {
      case "insert": return members.items.forEach(item => this.validateContent(item))
      case "update": return this.validateAssignments(members.set, members.item)
      case "insertSection": return this.validateContent(members.section)
      case "updateSection": return this.validateAssignments(members.set, members.section)
      case "updateBoard": return this.validateAssignments(members, this.id)
    }
  },

  /** An item or a section. */
  validateContent(content) {
    if (!isContent(content)) throw new Rejection("malformedContent", { content: JSON.stringify(content) })
    this.validateID(content.id)
    this.validateAssignments(content, content.id)
  },

  /** The members of a `set`, of an item, of a section or of a board that have limits. */
  validateAssignments({ title = "", note = "", name = "", symbol = null }, id) {
    this.validateText(title, id, "title", this.limits.title)
    this.validateText(note, id, "note", this.limits.note)
    this.validateText(name, id, "name", this.limits.title)
    if (symbol !== null) this.validateSymbol(symbol)
  },

  validateText(text, id, field, limit) {
    // The length is at hand where scalars have to be counted.
    if (text.length <= limit) return
    const scalars = [...text].length
    if (scalars > limit) throw new Rejection("textTooLong", { id, field, scalars, limit })
  },

  validateSymbol(symbol) {
    const isOne = [...graphemes.segment(symbol)].length === 1
    if (!isOne || utf8.encode(symbol).length > 32) throw new Rejection("malformedSymbol", { symbol })
  },

  validateID(id) {
    const isValid = typeof id === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(id)
    if (!isValid) throw new Rejection("malformedID", { id })
  },
}
