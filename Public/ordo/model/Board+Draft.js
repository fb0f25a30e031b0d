import { isSettings } from "./Change.js"
import { Item } from "./Item.js"
import { Rejection } from "./Rejection.js"
import { Section } from "./Section.js"

export default {
  /** Fills the empty board; throws a `Rejection` unless the draft is trusted. */
  load({ sections = [], trash = [] }, isTrusted) {
    const enter = content => {
      if (!isTrusted) this.validateContent(content)
      return this.append(content)
    }
    for (const { items = [], ...fields } of sections) {
      const section = enter(new Section(fields))
      this.fill(section, this.root, this.gap(null))
      for (const item of items) this.fill(enter(new Item(item)), section.collection, this.gap(null))
    }
    for (const item of trash) enter(new Item(item))
    // The draft is one step that nobody takes back.
    this.log = []
  },

  /** What holds for the whole of a draft. */
  validateDraft({ name = "", sections = [] }) {
    const { limits } = this
    if (!isSettings(this.settings)) {
      throw new Rejection("malformedContent", { content: JSON.stringify(this.settings) })
    }
    this.validateAssignments({ name }, this.id)
    if (sections.length === 0) throw new Rejection("noSections")
    if (sections.length > limits.sections) {
      throw new Rejection("tooManySections", { limit: limits.sections })
    }
    const itemCount = sections.reduce((count, { items = [] }) => count + items.length, 0)
    if (itemCount > limits.items) throw new Rejection("tooManyItems", { limit: limits.items })
  },

  /** The board without its history, as JSON: what is exported and can be handed in again. */
  get draft() {
    const { settings, sectionsWithItems: sections, trash } = this
    return { ...settings, sections, ...(trash.length && { trash: trash.map(item => item.toJSON()) }) }
  },

  /** The slotless snapshot of the wire, as JSON. */
  get snapshot() {
    const { settings, id, epoch, revision, digest, sectionsWithItems: sections } = this
    return { ...settings, id, epoch, revision, digest, sections }
  },

  get sectionsWithItems() {
    return this.liveMembers(this.root).map(({ content, collection }) => ({
      ...content.toJSON(),
      items: this.liveMembers(collection).map(item => item.content.toJSON()),
    }))
  },

  append(content) {
    if (this.members.has(content.id)) throw new Rejection("idTaken", { id: content.id })
    return this.intern(content)
  },
}
