/** What an item, a section and the settings of a board have in common: fields that can be set. */
export class Assignable {
  /** The members of a `set` that are fields, in the order of the fields. */
  static assignments(set) {
    const fields = this.fields.filter(field => set[field] !== undefined)
    return Object.fromEntries(fields.map(field => [field, set[field]]))
  }

  /** The same with some fields set anew. */
  applying(set) {
    return new this.constructor({ ...this, ...set })
  }
}
