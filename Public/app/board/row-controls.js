import { editInPlace } from "../parts/inline-edit.js";
import { text } from "../text.js";
import { locate } from "./locate.js";
import { openRowMenu } from "./row-menu.js";

const steps = { ArrowUp: ["up", "top"], ArrowDown: ["down", "bottom"] };

/** Clicks, keys and context menus of all rows, heard once at the board. */
export class RowControls {
  #live;
  #view;
  #actions;

  constructor(main, { live, view, actions }) {
    this.#live = live;
    this.#view = view;
    this.#actions = actions;
    main.addEventListener("click", event => this.#click(event));
    main.addEventListener("keydown", event => this.#press(event));
    main.addEventListener("contextmenu", event => this.#openContextMenu(event));
  }

  #click({ target }) {
    const control = target.closest("[data-control]");
    const id = control?.closest(".row")?.dataset.id;
    if (!id) return;
    switch (control.dataset.control) {
      case "check": return this.#actions.toggleDone(id);
      case "title": return this.#rename(id);
      case "handle": return this.#openMenu(id, control, control);
    }
  }

  #press(event) {
    const id = event.target.closest(".row")?.dataset.id;
    const step = event.altKey && !event.ctrlKey && !event.metaKey ? steps[event.key] : null;
    if (!id || !step || !this.#canMove(id)) return;
    event.preventDefault();
    this.#actions.move(id, step[event.shiftKey ? 1 : 0]);
    this.#view.row(id).element.scrollIntoView({ block: "nearest" });
  }

  #openContextMenu(event) {
    const row = event.target.closest(".row");
    if (!row || event.target.closest("textarea")) return;
    event.preventDefault();
    const byPointer = event.clientX > 0 || event.clientY > 0;
    const control = event.target.closest("[data-control]") ?? row.querySelector(".row-title");
    this.#openMenu(row.dataset.id, byPointer ? { x: event.clientX, y: event.clientY } : control, control);
  }

  #openMenu(id, anchor, returnFocus) {
    const { board } = this.#live;
    openRowMenu({ id, board, actions: this.#actions, anchor, returnFocus, rename: () => this.#rename(id) });
  }

  #rename(id) {
    const { item } = locate(this.#live.board, id);
    const shown = this.#view.row(id).titleButton;
    if (!shown.isConnected) return;
    editInPlace({ shown, value: item.title, label: text.row.titleField, commit: title => this.#actions.rename(id, title) });
  }

  #canMove(id) {
    return !this.#view.row(id).element.hasAttribute("data-fixed");
  }
}
