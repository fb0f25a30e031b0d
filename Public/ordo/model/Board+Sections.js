import { effect } from "./Effect.js"
import { Rejection } from "./Rejection.js"
import { Section } from "./Section.js"

export default {
  reorderSections({ sources: ids, position }, view) {
    if (!this.settings.isReorderingEnabled) throw new Rejection("reorderingDisabled")
    const anchor = this.slotAt(position, this.root, view)
    const sources = this.sources(ids, view, id => this.sectionMember(id), member => member.isLive)
    if (sources.length === 0) return
    const place = this.moveSources(sources, this.root, anchor)
    view.append(effect("moveSections", { sections: sources.map(member => member.id), ...place }))
  },

  insertSection({ section, position }, view) {
    const next = this.slotAt(position, this.root, view)
    const limit = this.limits.sections
    if (this.members.has(section.id)) throw new Rejection("idTaken", { id: section.id })
    if (this.root.count >= limit) throw new Rejection("tooManySections", { limit })
    const gap = this.gap(next)
    const member = this.intern(new Section(section))
    this.notePlacement(member)
    this.fill(member, this.root, gap)
    view.isChanged = true
    view.append(effect("insertSections", { sections: [member.content.toJSON()], ...this.place(gap) }))
  },

  updateSection({ section, set }, view) {
    const member = this.liveSection(section)
    const assignments = Section.assignments(set)
    if (Object.keys(assignments).length === 0) return
    this.set(assignments, member)
    view.append(effect("updateSection", { section, set: assignments }))
  },

  removeSection({ section }, view) {
    const member = this.liveSection(section)
    if (this.root.count <= 1) throw new Rejection("lastSection", { id: section })
    const items = this.liveMembers(member.collection)
    for (const item of items) this.sendAway(item)
    this.sendAway(member)
    if (items.length > 0) view.append(effect("remove", { items: items.map(item => item.id) }))
    view.append(effect("removeSections", { sections: [section] }))
  },

  liveSection(id) {
    const member = this.sectionMember(id)
    if (!member?.isLive) throw new Rejection("unknownSection", { id })
    return member
  },
}
