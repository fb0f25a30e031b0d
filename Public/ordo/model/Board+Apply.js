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
      case "remove": return members.items.forEach(id => this.sendAway(this.liveMember(id, false), undone))
      case "removeSections":
        return members.sections.forEach(id => this.sendAway(this.leavingSection(id), undone))
      case "purge":
        return members.items.forEach(id => this.ifKnown(id, false, member => this.purgeTrashed(member)))
      case "update":
        return this.ifKnown(members.item, false, member => this.set(members.set, member, undone))
      case "updateSection":
        return this.ifKnown(members.section, true, member => this.set(members.set, member, undone))
      case "updateBoard": return this.set(members, null, undone)
      default: throw new ApplyError("unknownEffect", { kind })
    }
  },

  moveTo(place, ids, collection, undone) {
    const sources = ids.map(id => {
      const member = this.liveMember(id, collection === this.root)
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
    const live = before === null ? null : this.liveMember(before, collection === this.root).slot
    if (live && live.collection !== collection) throw new ApplyError("unknownMember", { id: before })
    const member = slot && this.members.get(slot[0])
    const mark = member && this.slotOf(member, collection, slot[1])
    return { next: mark && firstLive(mark) === live ? mark : live, nextLive: live }
  },

  /** A live item or section. */
  liveMember(id, isSection) {
    const member = this.members.get(id)
    if (!member?.isLive || member.isSection !== isSection) throw new ApplyError("unknownMember", { id })
    return member
  },

  /**
   * Does something with an item or section, live or not, but not purged; one that was removed before the
   * board's snapshot is passed over.
   */
  ifKnown(id, isSection, body) {
    const member = this.members.get(id)
    if (member && member.isSection === isSection && !member.isPurged) body(member)
    else if (member || this.knowsTrash) throw new ApplyError("unknownMember", { id })
  },

  purgeTrashed(member) {
    if (!member.isInTrash) throw new ApplyError("notInTrash", { id: member.id })
    this.purgeMember(member)
  },

  /** A section that can go: it is empty, and not the last. */
  leavingSection(id) {
    const section = this.liveMember(id, true)
    if (section.collection.count > 0) throw new ApplyError("sectionNotEmpty", { id })
    if (this.root.count <= 1) throw new ApplyError("lastSection", { id })
    return section
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
    if (!member.isInTrash || member.content.constructor !== content.constructor) {
      throw new ApplyError("knownMember", { id: content.id })
    }
    this.replaceContent(member, content)
    return member
  },
}
