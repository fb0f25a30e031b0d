import { confirmRemoval } from "../parts/confirmRemoval.js"
import { openMenu } from "../parts/menu.js"
import { text } from "../text.js"

const { reasons } = text.menu

/** Opens the menu of one section: its name, its place among the others, its end. */
export function openSectionMenu({ id, board, actions, button, rename }) {
  const { sections } = board
  const index = sections.findIndex(section => section.id === id)
  const { name, items } = sections[index]
  const isOnly = sections.length === 1
  openMenu({
    anchor: button,
    title: name || text.section.unnamed,
    groups: [
      [{ label: text.section.rename, icon: "pencil", perform: rename }],
      [
        {
          label: text.section.moveUp,
          icon: "up",
          reason: index === 0 ? reasons.first : null,
          perform: () => actions.moveSection(id, "up"),
        },
        {
          label: text.section.moveDown,
          icon: "down",
          reason: index === sections.length - 1 ? reasons.last : null,
          perform: () => actions.moveSection(id, "down"),
        },
      ],
      [
        {
          label: items.length ? text.section.removeAsk : text.section.remove,
          icon: "trash",
          isDestructive: true,
          reason: isOnly ? reasons.onlySection : null,
          perform: () => removeSection(id, name, items.length, actions),
        },
      ],
    ],
  })
}

async function removeSection(id, name, count, actions) {
  const isConfirmed =
    count === 0 ||
    (await confirmRemoval({
      question: text.section.removeQuestion(name || text.section.unnamed),
      explanation: text.section.removeExplanation(count),
      confirm: text.section.removeConfirm,
    }))
  if (isConfirmed) actions.removeSection(id)
}
