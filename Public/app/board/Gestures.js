import {
  Button,
  reorderable,
  reorderContainer,
  swipeActions,
  swipeActionsContainer,
} from "../../ordo/index.js"
import { icon } from "../parts/icons.js"
import { text } from "../text.js"
import { locate } from "./locate.js"

/** Drag and swipe on the board: what the library needs to know of this page. */
export class Gestures {
  #live
  #actions

  constructor(container, live, actions) {
    this.#live = live
    this.#actions = actions
    reorderContainer(container, {
      isEnabled: () => live.board?.settings.isReorderingEnabled ?? false,
      move: difference => actions.drop(difference),
    })
    container.addEventListener("reorderstart", () => container.setAttribute("data-dragging", ""))
    container.addEventListener("reorderend", () => container.removeAttribute("data-dragging"))
    swipeActionsContainer(container)
    const addActions = (edge, content) =>
      swipeActions(container, { items: ".row", edge, content: row => content(row.dataset.id) })
    addActions("leading", id => this.#leading(id))
    addActions("trailing", id => this.#trailing(id))
  }

  /** Makes a section's list reorderable; returns what ends it. */
  addSection(id, list) {
    return reorderable(list, {
      collectionID: id,
      items: ":scope > .row:not([data-fixed])",
      itemID: row => row.dataset.id,
      handle: ".handle",
      label: row => this.#item(row.dataset.id)?.title || text.row.untitled,
    })
  }

  #item(id) {
    return locate(this.#live.board, id)?.item
  }

  #leading(id) {
    const item = this.#item(id)
    if (!item) return []
    const done = {
      tint: "done",
      symbol: icon("check"),
      action: () => this.#actions.toggleDone(id),
    }
    const pin = {
      tint: "pin",
      symbol: icon(item.isPinned ? "unpin" : "pin"),
      action: () => this.#actions.togglePin(id),
    }
    return [
      Button(item.isDone ? text.swipe.notDone : text.swipe.done, done),
      Button(item.isPinned ? text.swipe.unpin : text.swipe.pin, pin),
    ]
  }

  #trailing(id) {
    const action = () => this.#actions.remove(id)
    const symbol = icon("trash")
    return [Button(text.swipe.remove, { role: "destructive", symbol, action })]
  }
}
