import { openMenu } from "../parts/menu.js"
import { text } from "../text.js"
import { destination, locate } from "./locate.js"

const { reasons } = text.menu
const labels = { top: "moveToTop", up: "moveUp", down: "moveDown", bottom: "moveToBottom" }
const ends = { top: "first", up: "first", down: "last", bottom: "last" }

/** Opens the menu that holds every move and every action of one item. */
export function openRowMenu({ id, board, actions, anchor, returnFocus, rename }) {
  const place = locate(board, id)
  const context = { id, board, actions, anchor, returnFocus, place, title: titleOf(place) }
  openMenu({
    anchor,
    returnFocus,
    title: context.title,
    groups: [moves(context), changes(context, rename), [removal(context)]],
  })
}

function moves({ id, board, actions, place, ...context }) {
  const { item, section, items, index } = place
  const isLocked = item.isFixed || !section.isReorderable || !board.settings.isReorderingEnabled
  const steps = Object.keys(labels).map(direction => ({
    label: text.menu[labels[direction]],
    icon: direction,
    reason: destination(items, index, direction) ? null : reasons[ends[direction]],
    perform: () => actions.move(id, direction),
  }))
  const toSection = {
    label: text.menu.moveToSection,
    icon: "section",
    reason: board.sections.length > 1 ? null : reasons.onlySection,
    perform: () => openSectionChoice({ id, board, actions, place, ...context }),
  }
  return [...steps, toSection].map(move => (isLocked ? { ...move, reason: reasons.fixed } : move))
}

function changes({ id, actions, place: { item } }, rename) {
  return [
    { label: text.menu.rename, icon: "pencil", perform: rename },
    {
      label: item.isDone ? text.menu.markNotDone : text.menu.markDone,
      icon: "check",
      perform: () => actions.toggleDone(id),
    },
    {
      label: item.isPinned ? text.menu.unpin : text.menu.pin,
      icon: item.isPinned ? "unpin" : "pin",
      perform: () => actions.togglePin(id),
    },
  ]
}

function removal({ id, actions }) {
  const perform = () => actions.remove(id)
  return { label: text.menu.remove, icon: "trash", isDestructive: true, perform }
}

function openSectionChoice({ id, board, actions, place, title, anchor, returnFocus }) {
  const choices = board.sections.map(section => ({
    label: section.name || text.section.unnamed,
    reason: whyNot(section, place.section),
    perform: () => actions.moveToSection(id, section.id),
  }))
  openMenu({ anchor, title: text.menu.moveTo(title), returnFocus, groups: [choices] })
}

function whyNot(section, present) {
  if (section.id === present.id) return reasons.here
  return section.isReorderable ? null : reasons.fixed
}

function titleOf({ item }) {
  return item.title || text.row.untitled
}
