import { animateChanges } from "../../ordo/index.js";
import { Announcer } from "../parts/announcer.js";
import { element, setAttribute } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { Toast } from "../parts/toast.js";
import { text } from "../text.js";
import { Actions } from "./actions.js";
import { affectedItems } from "./affected.js";
import { openBoardMenu } from "./board-menu.js";
import { BoardView } from "./board-view.js";
import { Gestures } from "./gestures.js";
import { keepPlace } from "./keep-place.js";
import { locate } from "./locate.js";
import { Look } from "./look.js";
import { RowControls } from "./row-controls.js";
import { Toolbar } from "./toolbar.js";

/** The page of one board: brings the live board, what is shown of it and what a person does to it together. */
export class BoardPage {
  #main = document.querySelector("main");
  #toast = new Toast();
  #announcer = new Announcer(document.querySelector("[role=status]"));
  #live;
  #look;
  #actions;
  #gestures;
  #toolbar;
  #view;
  #connection = "connecting";

  constructor(id, live) {
    this.#live = live;
    this.#look = new Look(id);
    this.#actions = new Actions(live, this.#announcer, this.#toast);
    this.#gestures = new Gestures(this.#main, live, this.#actions);
    this.#toolbar = new Toolbar(document.querySelector(".toolbar"), this.#toolbarDelegate());
    this.#view = new BoardView(this.#main, this.#viewDelegate());
    new RowControls(this.#main, { live, view: this.#view, actions: this.#actions });
    document.querySelector("#reorder-help").textContent = text.board.reorderHelp;
    document.body.append(this.#bottomBar());
    this.#main.addEventListener("animationend", ({ target }) => target.removeAttribute("data-touched"));
    live.subscribe(update => this.#receive(update));
  }

  #receive(update) {
    switch (update.type) {
      case "show": return this.#show(update);
      case "connection": return this.#showConnection(update.connection);
      case "refuse": return this.#showRefusal(update);
      case "report": return console.warn(update.text);
      case "end": return this.#showEnd();
    }
  }

  #show({ cause, subject }) {
    const { board } = this.#live;
    const isOthers = cause === "remote" || cause === "snapshot";
    const moved = cause === "remote" ? affectedItems(subject.effects) : new Set();
    const render = () => this.#view.render(board);
    // At a drop the library has everything in its place already.
    if (this.#actions.isDropping) render();
    else animateChanges(this.#main, isOthers ? () => keepPlace(this.#main, moved, render) : render);
    for (const id of moved) setAttribute(this.#view.row(id)?.element ?? this.#main, "data-touched", this.#view.row(id) !== undefined);
    this.#showLook();
  }

  #showLook() {
    const { board } = this.#live;
    const layout = this.#look.layout(board);
    setAttribute(this.#main, "data-layout", layout);
    setAttribute(this.#main, "data-numbers", this.#look.showsNumbers);
    this.#toolbar.update(board.name, layout);
  }

  #setLook(change) {
    this.#look.set(change);
    this.#showLook();
  }

  #showConnection(connection) {
    this.#toolbar.connection.show(connection);
    if (connection.state === "offline" && this.#connection !== "offline") this.#announcer.say(text.say.offline);
    if (connection.state === "live" && this.#connection === "offline") this.#announcer.say(text.say.liveAgain);
    this.#connection = connection.state;
  }

  #showRefusal({ changeset, problem }) {
    const reason = problem?.detail ?? text.toast.noReason;
    const id = firstItem(changeset.changes[0]);
    const title = id && locate(this.#live.board, id)?.item.title;
    this.#toast.show(title ? text.toast.refused(title, reason) : text.toast.changeRefused(reason));
    this.#announcer.say(title ? text.say.refused(title, reason) : text.toast.changeRefused(reason));
  }

  #showEnd() {
    document.querySelector(".bottom-bar")?.remove();
    document.querySelector(".toolbar").replaceChildren();
    this.#toast.dismiss();
    this.#main.replaceChildren(element(
      "div",
      { class: "empty" },
      element("p", {}, text.board.unknown),
      element("a", { class: "button", href: "/" }, text.board.back)));
  }

  #toolbarDelegate() {
    return {
      rename: name => this.#actions.renameBoard(name),
      setLayout: layout => this.#setLook({ layout }),
      openMenu: button => openBoardMenu({
        button,
        board: this.#live.board,
        look: this.#look,
        rename: () => this.#toolbar.rename(),
        setLayout: layout => this.#setLook({ layout }),
        setLayoutForEveryone: layout => this.#actions.setLayout(layout),
        toggleNumbers: () => this.#setLook({ showsNumbers: !this.#look.showsNumbers }),
      }),
    };
  }

  #viewDelegate() {
    return {
      add: (sectionID, items) => this.#actions.add(sectionID, items),
      sectionAppeared: (id, list) => this.#gestures.addSection(id, list),
      focusedRowRemoved: row => this.#announcer.say(text.say.deletedByOthers(row.querySelector(".row-title").textContent)),
    };
  }

  #bottomBar() {
    const add = element(
      "button", { type: "button", class: "button button-primary button-pill", onclick: () => this.#focusAddRow() }, icon("plus"), text.board.add);
    return element("div", { class: "bottom-bar" }, add);
  }

  /** To the section that is being looked at. */
  #focusAddRow() {
    const looked = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".section") ?? this.#main.querySelector(".section");
    if (looked) this.#view.section(looked.dataset.id).addRow.focus();
  }
}

function firstItem({ reorder, update, remove, restore }) {
  return reorder?.sources[0] ?? update?.item ?? remove?.items[0] ?? restore?.items[0] ?? null;
}
