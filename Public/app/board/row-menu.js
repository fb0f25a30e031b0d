import { openMenu } from "../parts/menu.js";
import { text } from "../text.js";
import { destination, locate } from "./locate.js";

const { reasons } = text.menu;

/** Opens the menu that holds every move and every action of one item. */
export function openRowMenu({ id, board, actions, anchor, returnFocus, rename }) {
  const place = locate(board, id);
  const { item } = place;
  const title = item.title || text.row.untitled;
  const isLocked = item.isFixed || !place.section.isReorderable || !board.isReorderingEnabled;
  const move = direction => ({
    label: text.menu[labels[direction]],
    icon: direction,
    reason: isLocked ? reasons.fixed : destination(place, direction) ? null : reasons[ends[direction]],
    perform: () => actions.move(id, direction),
  });
  const toSection = {
    label: text.menu.moveToSection,
    icon: "section",
    reason: isLocked ? reasons.fixed : board.sections.length > 1 ? null : reasons.onlySection,
    perform: () => openSectionMenu({ id, title, place, board, actions, anchor, returnFocus }),
  };
  openMenu({
    anchor,
    title,
    returnFocus,
    groups: [
      [move("top"), move("up"), move("down"), move("bottom"), toSection],
      [
        { label: text.menu.rename, icon: "pencil", perform: rename },
        { label: item.isDone ? text.menu.markNotDone : text.menu.markDone, icon: "check", perform: () => actions.toggleDone(id) },
        { label: item.isPinned ? text.menu.unpin : text.menu.pin, icon: item.isPinned ? "unpin" : "pin", perform: () => actions.togglePin(id) },
      ],
      [{ label: text.menu.remove, icon: "trash", isDestructive: true, perform: () => actions.remove(id) }],
    ],
  });
}

const labels = { top: "moveToTop", up: "moveUp", down: "moveDown", bottom: "moveToBottom" };
const ends = { top: "first", up: "first", down: "last", bottom: "last" };

function openSectionMenu({ id, title, place, board, actions, anchor, returnFocus }) {
  const choices = board.sections.map(section => ({
    label: section.name || text.section.unnamed,
    reason: section.id === place.section.id ? reasons.here : section.isReorderable ? null : reasons.fixed,
    perform: () => actions.moveToSection(id, section.id),
  }));
  openMenu({ anchor, title: text.menu.moveTo(title), returnFocus, groups: [choices] });
}
