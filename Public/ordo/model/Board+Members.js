import { Member } from "./Member.js"
import { Subject } from "./Record.js"

export default {
  /** Gives a new item or section its place in the index; its id is taken from now on. */
  intern(content) {
    const member = new Member(content)
    this.members.set(member.id, member)
    this.log.push(() => this.members.delete(member.id))
    return member
  },

  replaceContent(member, content) {
    const old = member.content
    this.log.push(() => { member.content = old; })
    member.content = content
  },

  /**
   * Sets fields of an item or a section, or settings of the board where `member` is null. The states
   * that undo compares are noted field by field.
   */
  set(set, member, undone = null) {
    const old = member ? member.content : this.settings
    const assignments = old.constructor.assignments(set)
    for (const field of Object.keys(assignments)) {
      this.note(new Subject(member, field), old[field], undone)
    }
    const content = old.applying(assignments)
    if (member) this.replaceContent(member, content)
    else this.replaceSettings(content)
  },

  replaceSettings(settings) {
    const old = this.settings
    this.log.push(() => { this.settings = old; })
    this.settings = settings
  },
}
