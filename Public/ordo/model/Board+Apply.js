import { ApplyError } from "./ApplyError.js"
import { kindOf } from "./Effect.js"
import { Item } from "./Item.js"
import { Undone } from "./Record.js"
import { Section } from "./Section.js"
import { firstLive } from "./Stretches.js"

export default {
  /**
   * Plays the effects of a changeset that was resolved elsewhere: an event of the stream, or a row of
   * the history. Throws an `ApplyError`, after which nothing has changed. O(k) in what they touch.
   */
  apply(committed) {
    const { revision, id, author, effects, digest } = committed
    const expected = this.revision + 1
    if (revision !== expected) throw new ApplyError("revisionGap", { expected, found: revision })
    const start = this.log.length
    this.begin(id, author)
    try {
      this.applyAll(effects)
      if (this.comparesDigest && this.digest !== digest) {
        throw new ApplyError("digestDiffers", { revision, expected: digest, found: this.digest })
      }
    } catch (error) {
      this.rollBackTo(start)
      throw error
    }
    this.settleNotes()
    this.appendRecord()
  },

  applyAll(effects) {
    let undone = null
    for (const effect of effects) {
      this.changeSerial += 1
      if (effect.undo !== undone?.id) undone = this.undoing(effect.undo)
      this.applyOne(effect, undone)
    }
  },

  /** The states that an undo stands for, unless this board never had the changeset's record. */
  undoing(id) {
    const record = this.record(id)
    return record ? new Undone(record) : null
  },

  applyOne(effect, undone) {
    const kind = kindOf(effect)
    const members = effect[kind]
    switch (kind) {
      case "move":
        return this.moveTo(members, members.items, this.collectionOf(members), undone)
      case "insert":
        return this.insertAt(members, members.items, this.collectionOf(members), undone)
      case "moveSections": return this.moveTo(members, members.sections, this.root, undone)
      case "insertSections": return this.insertAt(members, members.sections, this.root, undone)
      case "remove": return members.items.forEach(id => this.sendAway(this.liveMember(id), undone))
      case "removeSections":
        return members.sections.forEach(id => this.sendAway(this.liveMember(id), undone))
      case "purge": return members.items.forEach(id => this.ifKnown(id, member => this.purgeMember(member)))
      case "update":
        return this.ifKnown(members.item, member => this.set(members.set, member, undone))
      case "updateSection":
        return this.ifKnown(members.section, member => this.set(members.set, member, undone))
      case "updateBoard": return this.set(members, null, undone)
      default: throw new ApplyError("unknownEffect", { kind })
    }
  },

  moveTo(place, ids, collection, undone) {
    const sources = ids.map(id => {
      const member = this.liveMember(id)
      this.sendAway(member, undone)
      return member
    })
    const gap = this.locate(place, collection)
    for (const member of sources) this.fill(member, collection, gap)
  },

  insertAt(place, contents, collection, undone) {
    const gap = this.locate(place, collection)
    for (const content of contents) {
      const member = this.arriving(collection === this.root ? new Section(content) : new Item(content))
      this.notePlacement(member, undone)
      this.fill(member, collection, gap)
    }
  },

  /**
   * The gap that a place means: before the mark it names, where this board has it and agrees on what
   * follows, else before the live member it names.
   */
  locate({ before = null, slot }, collection) {
    const live = before === null ? null : this.liveMember(before).slot
    if (live && live.collection !== collection) throw new ApplyError("unknownMember", { id: before })
    const member = slot && this.members.get(slot[0])
    const mark = member && this.slotOf(member, collection, slot[1])
    return { next: mark && firstLive(mark) === live ? mark : live, nextLive: live }
  },

  liveMember(id) {
    const member = this.members.get(id)
    if (!member?.isLive) throw new ApplyError("unknownMember", { id })
    return member
  },

  /** Does something with a member; one that was removed before the board's snapshot is passed over. */
  ifKnown(id, body) {
    const member = this.members.get(id)
    if (member) body(member)
    else if (this.knowsTrash) throw new ApplyError("unknownMember", { id })
  },

  collectionOf({ collectionID }) {
    const collection = this.liveCollection(collectionID)
    if (!collection) throw new ApplyError("unknownMember", { id: collectionID })
    return collection
  },

  /** An item or section that is new, or back with the fields that the effect gives it. */
  arriving(content) {
    const member = this.members.get(content.id)
    if (!member) return this.intern(content)
    if (member.isLive || member.content.constructor !== content.constructor) {
      throw new ApplyError("knownMember", { id: content.id })
    }
    this.replaceContent(member, content)
    return member
  },
}
