import { animateChanges } from "../../ordo/index.js"
import { Announcer } from "../parts/Announcer.js"
import { button, element, setAttribute } from "../parts/dom.js"
import { icon } from "../parts/icons.js"
import { Toast } from "../parts/Toast.js"
import { text } from "../text.js"
import { Actions } from "./Actions.js"
import { affectedItems, firstItem } from "./affectedItems.js"
import { BoardActions } from "./BoardActions.js"
import { openBoardMenu } from "./boardMenu.js"
import { BoardView } from "./BoardView.js"
import { Gestures } from "./Gestures.js"
import { keepPlace } from "./keepPlace.js"
import { locate } from "./locate.js"
import { Look } from "./Look.js"
import { RowControls } from "./RowControls.js"
import { openSectionMenu } from "./sectionMenu.js"
import { Toolbar } from "./Toolbar.js"

/** The page of one board: brings together the live board, what is shown of it and what is done. */
export class BoardPage {
  #main = document.querySelector("main")
  #toast = new Toast()
  #announcer = new Announcer(document.querySelector("[role=status]"))
  #live
  #look
  #actions
  #boardActions
  #gestures
  #toolbar
  #view
  #isAway = false
  #isOthers = false

  constructor(id, live) {
    this.#live = live
    this.#look = new Look(id)
    this.#actions = new Actions(live, this.#announcer, this.#toast)
    this.#boardActions = new BoardActions(live)
    this.#toolbar = new Toolbar(document.querySelector(".toolbar"), this.#toolbarDelegate())
    this.#view = new BoardView(this.#main, this.#viewDelegate())
    this.#gestures = new Gestures(this.#view.element, live, this.#actions)
    new RowControls(this.#main, { live, view: this.#view, actions: this.#actions })
    document.querySelector("#reorder-help").textContent = text.board.reorderHelp
    live.subscribe(update => this.#receive(update))
  }

  #receive(update) {
    switch (update.type) {
      case "show":
        return this.#show(update)
      case "connection":
        return this.#showConnection(update.connection)
      case "refuse":
        return this.#showRefusal(update)
      case "report":
        return console.warn(update.text)
      case "end":
        return this.#showEnd()
    }
  }

  #show({ cause, subject }) {
    const { board } = this.#live
    const touched = cause === "remote" ? affectedItems(subject.effects) : new Set()
    const render = () => this.#view.render(board)
    const isOthers = cause === "remote" || cause === "snapshot"
    const change = isOthers ? () => keepPlace(this.#main, touched, render) : render
    this.#isOthers = isOthers
    this.#showLook()
    // At a drop the library already shows everything in its place.
    if (this.#actions.isDropping) change()
    else animateChanges(this.#view.element, change, { colors: tints(touched) })
    if (!document.querySelector(".bottom-bar")) document.body.append(this.#bottomBar())
  }

  #showLook() {
    const { board } = this.#live
    const layout = this.#look.layout(board)
    setAttribute(this.#view.element, "data-layout", layout)
    setAttribute(this.#view.element, "data-numbers", this.#look.showsNumbers)
    this.#toolbar.update(board.settings.name, layout)
  }

  #showConnection(connection) {
    this.#toolbar.connection.show(connection)
    const { state, waiting } = connection
    const isBack = this.#isAway && state === "live" && waiting === 0
    if (state === "offline" && !this.#isAway) this.#announcer.say(text.say.offline)
    if (isBack) this.#announcer.say(text.say.liveAgain)
    this.#isAway = state === "offline" || (this.#isAway && !isBack)
  }

  #showRefusal({ changeset, problem }) {
    const reason = problem?.detail ?? text.toast.noReason
    const title = locate(this.#live.board, firstItem(changeset))?.item.title
    const message = title ? text.toast.refused(title, reason) : text.toast.changeRefused(reason)
    this.#toast.show(message)
    this.#announcer.say(message)
  }

  #showEnd() {
    document.querySelector(".bottom-bar")?.remove()
    document.querySelector(".toolbar").replaceChildren()
    this.#toast.dismiss()
    const link = element("a", { class: "button", href: "/" }, text.board.back)
    const sentence = element("p", {}, text.board.unknown)
    this.#main.replaceChildren(element("div", { class: "empty" }, sentence, link))
  }

  #toolbarDelegate() {
    const setLook = change => {
      this.#look.set(change)
      animateChanges(this.#view.element, () => this.#showLook())
    }
    const delegate = {
      setLook,
      setLayoutForEveryone: layout => this.#boardActions.setLayout(layout),
      rename: () => this.#toolbar.rename(),
      addSection: () => this.#addSection(),
    }
    return {
      rename: name => this.#boardActions.rename(name),
      setLayout: layout => setLook({ layout }),
      openMenu: button =>
        openBoardMenu({ button, board: this.#live.board, look: this.#look, delegate }),
    }
  }

  #viewDelegate() {
    return {
      add: (sectionID, items) => this.#actions.add(sectionID, items),
      renameSection: (id, name) => this.#boardActions.renameSection(id, name),
      openSectionMenu: (id, button) =>
        openSectionMenu({
          id,
          button,
          board: this.#live.board,
          actions: this.#boardActions,
          rename: () => this.#view.section(id)?.rename(),
        }),
      sectionAppeared: (id, list) => this.#gestures.addSection(id, list),
      focusedRowRemoved: title =>
        this.#isOthers && this.#announcer.say(text.say.deleted(title)),
    }
  }

  #addSection() {
    const view = this.#view.section(this.#boardActions.addSection())
    view?.element.scrollIntoView({ block: "nearest", inline: "nearest" })
    view?.rename()
  }

  #bottomBar() {
    const style = "button button-primary button-pill"
    const add = button(style, () => this.#focusAddRow(), {}, icon("plus"), text.board.add)
    return element("div", { class: "bottom-bar" }, add)
  }

  /** To the add row of the section that is being looked at. */
  #focusAddRow() {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const section = middle?.closest(".section") ?? this.#main.querySelector(".section")
    if (section) this.#view.section(section.dataset.id).addRow.focus()
  }
}

/** With these colours the rows that others touched are shown for a moment. */
function tints(ids) {
  return Object.fromEntries([...ids].map(id => [id, "var(--accent)"]))
}
