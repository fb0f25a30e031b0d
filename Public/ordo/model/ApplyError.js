/** Why effects cannot be played on a board: it does not hold what they speak of. */
export class ApplyError extends Error {
  /** `code` is a key of the cases below, `values` holds what its sentence names. */
  constructor(code, values) {
    super(cases[code](values))
    this.name = "ApplyError"
    this.code = code
    this.values = values
  }

  /** A sentence that names the value at fault. */
  get description() {
    return this.message
  }
}

const cases = {
  revisionGap: ({ expected, found }) => `Revision ${expected} is next, not ${found}.`,
  unknownMember: ({ id }) => `The effects speak of “${id}”, which is not on the board.`,
  knownMember: ({ id }) => `The effects bring “${id}”, which is on the board already.`,
  notInTrash: ({ id }) => `The effects purge “${id}”, which is not in the trash.`,
  sectionNotEmpty: ({ id }) => `The effects remove the section “${id}”, which holds items.`,
  lastSection: ({ id }) => `The effects remove “${id}”, the last section of the board.`,
  unknownEffect: ({ kind }) => `“${kind}” is no kind of effect that this page knows. Load it anew.`,
  digestDiffers: ({ revision, expected, found }) =>
    `After revision ${revision} the digest should be ${expected}, but is ${found}.`,
}
