import { Button, reorderable, reorderContainer, swipeActions, swipeActionsContainer } from "../../ordo/index.js";
import { text } from "../text.js";
import { locate } from "./locate.js";

/** Drag and swipe on the board: what the library needs to know of this page. */
export class Gestures {
  #live;

  constructor(main, live, actions) {
    this.#live = live;
    reorderContainer(main, {
      isEnabled: () => live.board?.isReorderingEnabled ?? false,
      move: difference => actions.drop(difference),
    });
    swipeActionsContainer(main);
    swipeActions(main, { items: ".row", edge: "leading", content: row => this.#leading(row, actions) });
    swipeActions(main, { items: ".row", edge: "trailing", content: row => this.#trailing(row, actions) });
  }

  /** Makes a section's list reorderable; returns what ends it. */
  addSection(id, list) {
    return reorderable(list, {
      collectionID: id,
      items: ":scope > .row:not([data-fixed])",
      itemID: row => row.dataset.id,
      handle: ".handle",
      label: row => locate(this.#live.board, row.dataset.id)?.item.title || text.row.untitled,
    });
  }

  #leading(row, actions) {
    const { id } = row.dataset;
    const item = locate(this.#live.board, id)?.item;
    if (!item) return [];
    return [
      Button(item.isDone ? text.swipe.notDone : text.swipe.done, { tint: "done", symbol: "check", action: () => actions.toggleDone(id) }),
      Button(item.isPinned ? text.swipe.unpin : text.swipe.pin, { tint: "pin", symbol: "pin", action: () => actions.togglePin(id) }),
    ];
  }

  #trailing(row, actions) {
    const { id } = row.dataset;
    return [Button(text.swipe.remove, { role: "destructive", symbol: "trash", action: () => actions.remove(id) })];
  }
}
