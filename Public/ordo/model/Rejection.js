/** Why a changeset, or a board, was not accepted; nothing has changed then. */
export class Rejection extends Error {
  /** `code` is a key of the cases below, `values` holds what its sentence names. */
  constructor(code, values = {}) {
    super(cases[code](values))
    this.name = "Rejection"
    /** The case's name, as it stands on the wire. */
    this.code = code
    this.values = values
  }

  /** Whether the request was wrong in itself, whatever the board holds. */
  get isMalformed() {
    return malformed.has(this.code)
  }

  /** A sentence that names the value at fault and what to do. */
  get description() {
    return this.message
  }
}

const malformed = new Set([
  "malformedID", "malformedSymbol", "malformedChangeset", "malformedChange", "malformedContent", "noChanges", "textTooLong", "noSections",
])

const cases = {
  malformedID: ({ id }) =>
    `“${id}” is not an id. Use 1 to 64 characters of A-Z, a-z, 0-9, _ and -.`,
  malformedSymbol: ({ symbol }) =>
    `“${symbol}” is not a symbol. Use one character of at most 32 bytes, or null.`,
  malformedChange: ({ id, change }) =>
    `${change} in the changeset “${id}” is not a change. Compare it with the HTTP API.`,
  malformedChangeset: ({ id, member }) =>
    `The member “${member}” of the changeset “${id}” is of another type. Compare it with the HTTP API.`,
  malformedContent: ({ content }) =>
    `${content} is not an item, a section or the settings of a board. Compare it with the HTTP API.`,
  noChanges: ({ id }) =>
    `The changeset “${id}” holds no changes. Send at least one.`,
  textTooLong: ({ id, field, scalars, limit }) =>
    `The ${field} of “${id}” has ${scalars} characters. At most ${limit} are possible.`,
  noSections: () =>
    "A board needs at least one section.",
  unknownSection: ({ id }) =>
    `There is no section “${id}” on this board. Fetch the board to see its sections.`,
  idTaken: ({ id }) =>
    `The id “${id}” is taken on this board, perhaps by something deleted. Choose another.`,
  notReorderable: ({ id }) =>
    `The section “${id}” cannot be reordered. Choose another section.`,
  reorderingDisabled: () =>
    "Reordering is locked on this board. Unlock it first.",
  unknownChangeset: ({ id }) =>
    `There is no changeset “${id}” to undo, or it is too old.`,
  notYours: ({ id }) =>
    `The changeset “${id}” was made by another author. One can undo only one's own.`,
  undoTooLarge: ({ id, count, limit }) =>
    `The changeset would undo ${count} steps with “${id}”. Undo at most ${limit} at once.`,
  restoredTooOften: ({ id, limit }) =>
    `The changeset restores “${id}” after it has removed it. Do so at most ${limit} times at once.`,
  lastSection: ({ id }) =>
    `“${id}” is the last section of this board, which needs at least one.`,
  tooManyItems: ({ limit }) =>
    `The board would hold more than ${limit} items. Remove some first.`,
  tooManySections: ({ limit }) =>
    `The board would hold more than ${limit} sections. Remove some first.`,
}
