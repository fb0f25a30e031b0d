import { api } from "../api.js"
import { openMenu } from "../parts/menu.js"
import { text } from "../text.js"

const formats = ["json", "csv", "markdown"]
const layouts = ["list", "grid", "row"]

/** Opens the board's own menu: its name, its sections, how it is looked at, taking it along. */
export function openBoardMenu({ button, board, look, delegate }) {
  const shown = look.layout(board)
  const layoutChoices = layouts.map(layout => ({
    label: text.board.layouts[layout],
    icon: layout,
    isChecked: layout === shown,
    perform: () => delegate.setLook({ layout }),
  }))
  const forEveryone = {
    label: text.board.useForEveryone,
    icon: "people",
    perform: () => delegate.setLayoutForEveryone(shown),
  }
  const numbers = {
    label: text.board.showNumbers,
    icon: "number",
    isChecked: look.showsNumbers,
    perform: () => delegate.setLook({ showsNumbers: !look.showsNumbers }),
  }
  openMenu({
    anchor: button,
    title: board.settings.name || text.untitledBoard,
    groups: [
      [
        { label: text.board.renameBoard, icon: "pencil", perform: delegate.rename },
        { label: text.section.newSection, icon: "plus", perform: delegate.addSection },
      ],
      shown === board.settings.layout ? layoutChoices : [...layoutChoices, forEveryone],
      [numbers],
      formats.map(format => ({
        label: text.board.exports[format],
        icon: "export",
        href: api.exportPath(board.id, format),
      })),
    ],
  })
}
