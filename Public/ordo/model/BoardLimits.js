/** How large a board may grow, and how far its memory of past places reaches. */
export class BoardLimits {
  /** The most live items on a board. */
  items = 50_000
  /** The most sections on a board. */
  sections = 1_000
  /** The longest title, section name or board name, in Unicode scalars. */
  title = 500
  /** The longest note, in Unicode scalars. */
  note = 10_000
  /** How many revisions back marks and undo reach. */
  window = 10_000
  /** The most marks that a board keeps; beyond it the oldest go first. */
  marks = 100_000
  /**
   * The most things that the undos of one changeset may take back together, counted as often as an undo
   * looks at them.
   */
  undoneAtOnce = 100_000
  /**
   * How often one changeset may restore what it has touched before; each time its effects hold the item
   * again, note and all.
   */
  restoredAgain = 1_000
  /**
   * The most things that a board remembers for undo, each as often as a changeset touched it; beyond it
   * the window is shorter.
   */
  undoable = 250_000

  /** Makes the default limits, or others. */
  constructor(limits = {}) {
    Object.assign(this, limits)
  }
}
