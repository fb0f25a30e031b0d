const language = "en"
const plurals = new Intl.PluralRules(language)
const numbers = new Intl.NumberFormat(language)
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" })

/** Keeps a title's direction to itself, whatever stands around it. */
function isolate(title) {
  return `\u2068${title}\u2069`
}

function quote(title) {
  return `“${isolate(title)}”`
}

function count(number, one, other) {
  return `${numbers.format(number)} ${plurals.select(number) === "one" ? one : other}`
}

function inSection(name) {
  return name ? `in ${isolate(name)}` : "in the list"
}

const units = Object.entries({
  year: 31_536_000,
  month: 2_592_000,
  week: 604_800,
  day: 86_400,
  hour: 3_600,
  minute: 60,
})

function ago(seconds) {
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? []
  return unit ? relative.format(-Math.floor(seconds / length), unit) : "just now"
}

function toSection(name) {
  return name ? `to ${isolate(name)}` : "to the list"
}

/** Every word that is shown or said. Titles are isolated, so that they may run in any direction. */
export const text = {
  pageTitle: name => `${name} – Ordo`,
  items: number => count(number, "item", "items"),
  ago,
  untitledBoard: "Untitled list",
  cancel: "Cancel",

  composer: {
    question: "What do you want to put in order?",
    placeholder: "Type or paste a list, one item per line",
    hint: "“# Name” on the first line names the board, “## Name” begins a section.",
    start: "Start",
    templates: { tasks: "Tasks", reminders: "Reminders", landmarks: "Landmarks", cards: "Cards" },
    emptyList: "Empty list",
    importFile: "Import a file…",
    failed: reason => `The board was not made: ${reason}`,
    unknownFile: name =>
      `${quote(name)} is not a list that can be read. Choose a .md, .txt, .csv or .json file.`,
  },

  boards: {
    title: "Boards",
    newBoard: "New board",
    more: name => `More about ${isolate(name)}`,
    remove: "Delete board…",
    removeQuestion: name => `Delete ${quote(name)}?`,
    removeExplanation: "Everybody who has it open loses it too.",
    removeConfirm: "Delete",
    removed: name => `Deleted ${quote(name)}`,
    removeFailed: reason => `The board was not deleted: ${reason}`,
    unreachable: "The server does not answer. The boards appear as soon as it does.",
  },

  board: {
    back: "All boards",
    nameField: "Name of the board",
    layout: "Layout",
    layouts: { list: "List", grid: "Grid", row: "Columns" },
    showNumbers: "Show numbers",
    menu: "More",
    useForEveryone: "Use this layout for everyone",
    renameBoard: "Rename",
    exports: { json: "Export as JSON", csv: "Export as CSV", markdown: "Export as Markdown" },
    empty: "Nothing here yet. Type the first item, or paste a list.",
    emptySection: "Drop here, or add an item",
    unknown: "This board is not here, or it was deleted.",
    add: "Add",
    reorderHelp: "Press Enter for a menu with all moves.",
  },

  section: {
    unnamed: "List",
    more: name => `Actions for ${isolate(name)}`,
    nameField: "Name of the section",
    rename: "Rename",
    moveUp: "Move up",
    moveDown: "Move down",
    remove: "Delete section",
    removeAsk: "Delete section…",
    removeQuestion: name => `Delete the section ${quote(name)}?`,
    removeExplanation: number => `Its ${text.items(number)} are deleted with it.`,
    removeConfirm: "Delete",
    newSection: "New section",
    newName: "New section",
  },

  row: {
    done: title => `${isolate(title)}, done`,
    reorder: title => `Reorder ${isolate(title)}`,
    fixed: title => `${isolate(title)}, fixed`,
    pinned: "Pinned",
    titleField: "Title",
    addField: name => (name ? `Add an item to ${isolate(name)}` : "Add an item"),
    addPlaceholder: "Add an item",
    untitled: "Untitled",
  },

  menu: {
    moveToTop: "Move to top",
    moveUp: "Move up",
    moveDown: "Move down",
    moveToBottom: "Move to bottom",
    moveToSection: "Move to section…",
    moveTo: title => `Move ${isolate(title)} to`,
    rename: "Rename",
    markDone: "Mark as done",
    markNotDone: "Mark as not done",
    pin: "Pin",
    unpin: "Unpin",
    remove: "Delete",
    reasons: {
      first: "already first",
      last: "already last",
      onlySection: "the only section",
      here: "it is here",
      fixed: "fixed",
    },
  },

  swipe: { done: "Done", notDone: "Not done", pin: "Pin", unpin: "Unpin", remove: "Delete" },

  toast: {
    undo: "Undo",
    deleted: title => `Deleted ${quote(title)}`,
    refused: (title, reason) => `${quote(title)}: change refused. ${reason}`,
    changeRefused: reason => `Change refused. ${reason}`,
    noReason: "The server did not say why.",
  },

  connection: {
    connecting: () => "",
    live: () => "Live",
    reconnecting: () => "Reconnecting…",
    offline: number =>
      number ? `Offline, ${count(number, "change", "changes")} waiting` : "Offline",
  },

  say: {
    moved: (title, position, total, section) =>
      `Moved ${isolate(title)} to position ${position} of ${total} ${inSection(section)}.`,
    step: (position, total, neighbour) =>
      `Position ${position} of ${total}, after ${isolate(neighbour)}.`,
    first: (total, neighbour) => `First of ${total}, before ${isolate(neighbour)}.`,
    alreadyFirst: section => `Already first ${inSection(section)}.`,
    alreadyLast: section => `Already last ${inSection(section)}.`,
    added: (title, section, position) =>
      `Added ${isolate(title)} ${toSection(section)}, position ${position}.`,
    addedMany: (number, section) => `Added ${text.items(number)} ${toSection(section)}.`,
    done: title => `${isolate(title)}, done.`,
    notDone: title => `${isolate(title)}, not done.`,
    pinned: (title, position, total) =>
      `Pinned ${isolate(title)}. Position ${position} of ${total}.`,
    unpinned: title => `Unpinned ${isolate(title)}.`,
    deleted: title => `Deleted ${isolate(title)}.`,
    restored: (title, section, position) =>
      `${isolate(title)} is back ${inSection(section)}, position ${position}.`,
    offline: "Offline. Your changes are kept here.",
    liveAgain: "Live again. All changes sent.",
  },
}
