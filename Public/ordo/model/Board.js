import anchor from "./Board+Anchor.js"
import apply from "./Board+Apply.js"
import draft from "./Board+Draft.js"
import insert from "./Board+Insert.js"
import log from "./Board+Log.js"
import members from "./Board+Members.js"
import notes from "./Board+Notes.js"
import remove from "./Board+Remove.js"
import records from "./Board+Records.js"
import reorder from "./Board+Reorder.js"
import resolve from "./Board+Resolve.js"
import restore from "./Board+Restore.js"
import sections from "./Board+Sections.js"
import slots from "./Board+Slots.js"
import undo from "./Board+Undo.js"
import update from "./Board+Update.js"
import validate from "./Board+Validate.js"
import { BoardLimits } from "./BoardLimits.js"
import { BoardSettings } from "./BoardSettings.js"
import { Collection } from "./Collection.js"
import { Queue } from "./Queue.js"
import undoSteps from "./UndoSteps.js"

/**
 * A board: sections of items in order, with the marks that its memory of past places needs.
 *
 * `resolve` turns a changeset into effects, `apply` plays effects that were resolved elsewhere.
 * What either does can be taken back by `rollBack` until `commit`.
 */
export class Board {
  /** The number of changesets accepted so far. */
  revision = 0
  /** The number of live items. */
  itemCount = 0
  /** Whether `apply` compares digests; not after a snapshot whose own digest was another. */
  comparesDigest = true
  /** Whether the board knows its removed items; one from a snapshot knows only the later ones. */
  knowsTrash = true

  // The rest is for the model's own files.
  members = new Map()
  /** The collection that holds the sections. */
  root = new Collection(null)
  /** The marks, the earliest departure first. */
  marks = new Queue()
  /** What undo needs of the changesets within the window; the table holds those that can be named. */
  records = new Queue()
  recordTable = new Map()
  fieldStates = new Map()
  /** How many notes the records hold. */
  noteCount = 0
  /**
   * The last revision beyond the window: what departed with it or before is forgotten, and an older base
   * counts as it.
   */
  edge = 0
  /** The sum over all live collections. */
  digestSum = this.root.digest
  /** The changeset at work. */
  stamp = { revision: 0, author: null }
  working = null
  changeSerial = 0
  /** How to take back each step since the last commit. */
  log = []

  /**
   * Makes a board at revision 0 from a draft, whose ids are kept; throws a `Rejection`.
   * `limits` are members of `BoardLimits`; a trusted draft is not validated.
   */
  constructor(draft, { id, epoch, limits, isTrusted = false }) {
    this.id = id
    this.epoch = epoch
    this.limits = new BoardLimits(limits)
    this.settings = new BoardSettings(draft)
    if (!isTrusted) this.validateDraft(draft)
    this.load(draft, isTrusted)
  }

  /** Makes the board of a snapshot, at its revision; all of it counts as seen from the beginning. */
  static fromSnapshot(snapshot, limits) {
    const board = new Board(snapshot, { id: snapshot.id, epoch: snapshot.epoch, limits, isTrusted: true })
    board.revision = snapshot.revision
    board.comparesDigest = board.digest === snapshot.digest
    board.knowsTrash = false
    return board
  }

  /** The digest of the order of all sections and items; O(1). */
  get digest() {
    return this.digestSum
  }

  /** The live sections in order, each with its items. */
  get sections() {
    return this.liveMembers(this.root).map(({ id, content }) => ({ ...content, items: this.items(id) }))
  }

  /** The items of a section, in order; none where there is no such section. O(n) in its items. */
  items(sectionID) {
    const collection = this.liveCollection(sectionID)
    return collection ? this.liveMembers(collection).map(member => member.content) : []
  }

  /** An item, live or in the trash; null where the id is unknown, purged or a section's. */
  item(id) {
    const member = this.itemMember(id)
    return member && !member.isPurged ? member.content : null
  }

  /** The removed items, in the order in which they first came to the board. */
  get trash() {
    return [...this.members.values()]
      .filter(member => member.isItem && member.isInTrash)
      .map(member => member.content)
  }

  liveMembers(collection) {
    const found = []
    for (let slot = collection.firstLive; slot; slot = slot.nextLive) found.push(slot.member)
    return found
  }

  /** The item with an id, whether live or not. */
  itemMember(id) {
    const member = this.members.get(id)
    return member?.isItem ? member : null
  }

  /** The section with an id, whether live or not. */
  sectionMember(id) {
    const member = this.members.get(id)
    return member?.isSection ? member : null
  }

  /** The collections of the live sections, in order. */
  get liveCollections() {
    return this.liveMembers(this.root).map(member => member.collection)
  }

  liveCollection(id) {
    const section = this.sectionMember(id)
    return section?.isLive ? section.collection : null
  }
}

const extensions = [
  anchor, apply, draft, insert, log, members, notes, records, remove, reorder, resolve, restore,
  sections, slots, undo, undoSteps, update, validate,
]
for (const extension of extensions) {
  Object.defineProperties(Board.prototype, Object.getOwnPropertyDescriptors(extension))
}
