const json = "the objects of the wire are used as they are"
const objects = "objects point to each other where Swift has indices into tables"
const base = "in Assignable.js"
const factored = "a step of the method beside it that Swift writes out"
const touched = "a member of `untouched` and of the objects like it"
const content = "in Swift a case of the content"
const authors = "authors are compared as strings"
const log = "the log holds functions, each beside its step"
const numbers = "what is in the queue is pointed to where Swift has its number"
const record = "a record holds its notes"
const replace = "replaceContent"
const paged = "copies of boards are taken on the server alone, where the queue is kept in pages for them"
const own = "copies of boards are taken on the server alone, which finds out before it writes"
const stamp = "a member of a stamp, which is a plain object; null is never"

/** What has no twin in the other language, and why. */
export const exceptions = {
  swiftFolders: {
    JSON: json,
    State: "only the journal keeps slots",
    Arrays: "no built-in class is extended: all of it is in ReorderDifference.js",
  },
  swiftFiles: {
    Changeset: json, CommittedChangeset: json, Resolution: json, BoardDraft: json, BoardSnapshot: json,
    Timestamp: "only the server takes the time",
    "Item+Assignment": base,
    "Board+Latest": "only the server is asked what an author did last",
    Author: authors,
    Ownership: own,
    IDTable: "a Map",
    Table: "an array",
    TableDirectory: "an array",
    Log: log,
    "Board+Prefetch": "scripts cannot ask the processor",
    "String+Bytes": "texts of JavaScript compare by their units",
    "Assignment+Identical": "texts of JavaScript compare by their units",
  },
  scriptFiles: {
    Assignable: "in Swift each type has assignments of its own",
  },
  members: {
    ApplyError: { script: { name: "what errors have", code: "in Swift the case", values: "in Swift the case's own" } },
    Board: {
      swift: {
        authorTable: authors, authors, freeAuthors: authors,
        collections: objects, freeSlots: objects, slots: objects, stretches: objects, memberTable: objects, index: objects,
        itemIndex: "itemMember", sectionIndex: "sectionMember",
        isLive: "in Collection.js",
        notes: record, firstNote: record,
        ownership: own,
        sources: "handed on as a list, which Swift keeps to save an allocation",
      },
      script: {
        fromSnapshot: "only browsers begin with a snapshot",
        comparesDigest: "for a board from a snapshot", knowsTrash: "for a board from a snapshot",
        noteCount: record,
        working: "the record that the notes of the changeset at work go to",
      },
    },
    "Board+Apply": {
      swift: { member: "ifKnown", trashedItem: "purgeTrashed" },
      script: { ifKnown: "member", purgeTrashed: "trashedItem", insertAt: factored },
    },
    "Board+Draft": {
      script: { load: "in Swift it is the initializer", validateDraft: factored },
    },
    "Board+Log": { swift: { own, part: own, takeBack: log, unfill: log, unerase: log, unexpire: log } },
    "Board+Members": {
      swift: { put: factored, replaceItem: replace, replaceSection: replace, unintern: log },
      script: { replaceContent: "replaceItem and replaceSection" },
    },
    "Board+Notes": { swift: { untouch: log } },
    "Board+Records": {
      swift: {
        authorIndex: authors, internAuthor: authors, notes: record,
        unappendRecord: log, unexpireRecord: log,
      },
    },
    "Board+Reorder": {
      swift: { gather: "sources", gatherMovable: "sources" },
      script: { sources: "gatherMovable" },
    },
    "Board+Resolve": { swift: { marksExpiredAtOnce: "outside of the object" } },
    "Board+Sections": { script: { liveSection: factored } },
    "Board+Slots": {
      swift: { allocate: objects },
      script: { erase: factored },
    },
    "Board+Undo": { script: { ownRecord: factored } },
    BoardSettings: { swift: { apply: base, assignment: base } },
    Change: { script: { kindOf: "in Swift the case, read in Change+Codable", wrongMember: "read in Changeset+Codable" } },
    "Board+Validate": { swift: { isOfID: "a regular expression" } },
    Collection: {
      swift: { section: content },
      script: { isLive: "in Board.swift", isReorderable: "of the section" },
    },
    Digest: { swift: { hashOfNothing: "a member of the object" } },
    Effect: {
      swift: { member: "the first of a slot's name", revision: "the second of a slot's name", undo: json },
      script: { effect: "in Swift the initializer" },
    },
    Item: { script: { fields: "in Item+Assignment", toJSON: "in Item+Codable" } },
    Member: {
      swift: { state: touched, notedIn: touched, note: touched, isFixed: "in the content", rest: "memory is laid out by the engine" },
      script: { isItem: content, isSection: content },
    },
    Queue: {
      swift: {
        elements: "only the journal lists them",
        last: numbers, firstNumber: numbers, nextNumber: numbers, offset: numbers,
        ...Object.fromEntries(["pages", "lastPage", "turnPage", "dropPages", "place", "pageBits", "pageCount"].map(
          member => [member, paged])),
      },
      script: { head: paged, storage: paged },
    },
    Record: {
      swift: { firstNote: record, noteCount: record, hash: "a Map hashes for itself" },
      script: Object.fromEntries(
        ["subject", "before", "stateBefore", "stateAfter", "member", "field", "key", "isPlacement", "wasAway", "notes"]
          .map(member => [member, "a member of a type inside Record"])),
    },
    Rejection: { script: { name: "what errors have", values: "in Swift the case's own" } },
    ReorderDifference: {
      script: {
        apply: "in Array+Apply", lifted: "in Array+Apply", moved: "in Array+Apply",
        applyToSections: "in Array+ApplySections", without: "in Array+ApplySections",
        fromOffsets: "in ReorderDifference+Offsets", offsets: "in ReorderDifference+Offsets",
      },
    },
    Section: { swift: { apply: base, assignment: base }, script: { toJSON: "in Section+Codable" } },
    Slot: { swift: { revision: stamp, author: stamp, never: stamp, end: "gap(null)", hash: "the member's" } },
    "Slot+Lists": {
      swift: { liveNeighbours: objects, setNextLive: objects, setPreviousLive: objects },
      script: { gain: "Digest.gain of the slot", hash: "the member's, or that of nothing" },
    },
    Stretches: {
      swift: {
        stretches: objects, free: objects, make: objects, part: own, countLive: factored,
        maximumCount: "outside of the object",
      },
      script: Object.fromEntries(
        ["count", "last", "liveCount"].map(member => [member, "a member of a type inside Stretches"])),
    },
    UndoSteps: { script: { list: factored } },
  },
}
