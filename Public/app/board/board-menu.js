import { api } from "../api.js";
import { openMenu } from "../parts/menu.js";
import { text } from "../text.js";

const formats = ["json", "csv", "markdown"];

/** Opens the board's own menu: its name, how it is looked at, and taking it along. */
export function openBoardMenu({ button, board, look, rename, setLayout, setLayoutForEveryone, toggleNumbers }) {
  const layout = look.layout(board);
  const layouts = ["list", "grid", "row"].map(each => ({
    label: text.board.layouts[each], icon: each, isChecked: each === layout, perform: () => setLayout(each),
  }));
  const forEveryone = { label: text.board.useForEveryone, icon: "people", perform: () => setLayoutForEveryone(layout) };
  openMenu({
    anchor: button,
    title: board.name || text.untitledBoard,
    groups: [
      [{ label: text.board.renameBoard, icon: "pencil", perform: rename }],
      [...layouts, ...(layout === board.layout ? [] : [forEveryone])],
      [{ label: text.board.showNumbers, icon: "number", isChecked: look.showsNumbers, perform: toggleNumbers }],
      formats.map(format => ({ label: text.board.exports[format], icon: "export", href: api.exportPath(board.id, format) })),
    ],
  });
}
