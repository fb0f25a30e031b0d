const json = "the objects of the wire are used as they are"
const objects = "objects point to each other where Swift has indices into tables"
const base = "in Assignable.js"
const factored = "a step of the method beside it that Swift writes out"
const touched = "a member of `untouched` and of the objects like it"
const content = "in Swift a case of the content"
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
    "Assignment+Identical": "texts of JavaScript compare by their units",
  },
  scriptFiles: {
    ApplyError: "in Swift it is in Board+Apply",
    Assignable: "in Swift each type has assignments of its own",
  },
  members: {
    Board: {
      swift: {
        authorIndex: "authors are compared as strings",
        collections: objects, freeSlots: objects, slots: objects, memberIndex: objects,
        index: "texts of JavaScript compare by their units",
        recordNumber: "recordIndex", itemIndex: "itemMember", sectionIndex: "sectionMember",
        isLive: "in Collection.js", isReorderable: "in Collection.js",
      },
      script: {
        recordIndex: "recordNumber",
        fromSnapshot: "only browsers begin with a snapshot",
        comparesDigest: "for a board from a snapshot", knowsTrash: "for a board from a snapshot",
      },
    },
    "Board+Apply": {
      swift: { description: "in ApplyError.js", member: "ifKnown" },
      script: { ifKnown: "member", insertAt: factored },
    },
    "Board+Digest": { swift: { hashOfNothing: "in Digest.js" } },
    "Board+Draft": {
      swift: { reserve: "maps grow by themselves" },
      script: { load: "in Swift it is the initializer", validateDraft: factored },
    },
    "Board+Log": { swift: { takeBack: "the log holds functions, each beside its step" } },
    "Board+Members": {
      swift: { internAuthor: "authors are compared as strings" },
      script: { replaceSettings: factored },
    },
    "Board+Remove": { script: { takeOut: factored } },
    "Board+Reorder": { swift: { uniqued: "sources" }, script: { sources: "uniqued" } },
    "Board+Sections": { script: { liveSection: factored } },
    "Board+Slots": {
      swift: { allocate: objects, neighbours: objects, liveNeighbours: objects },
      script: { erase: factored, leaveMark: factored },
    },
    "Board+Undo": { script: { ownRecord: factored } },
    BoardSettings: { swift: { apply: base, assignment: base } },
    Change: { script: { kindOf: "in Swift the case, read in Change+Codable" } },
    Collection: { script: { isLive: "in Board.swift", isReorderable: "in Board.swift" } },
    Effect: {
      swift: { member: "the first of a slot's name", revision: "the second of a slot's name", undo: json },
      script: { effect: "in Swift the initializer" },
    },
    Item: { script: { fields: "in Item+Assignment", toJSON: "in Item+Codable" } },
    Member: {
      swift: { state: touched, notedIn: touched, note: touched },
      script: { collection: content, isItem: content, isSection: content },
    },
    Queue: { swift: { elements: "only the journal lists them", nextNumber: "records have no numbers" } },
    Record: {
      script: Object.fromEntries(
        ["subject", "before", "stateBefore", "stateAfter", "member", "field", "key", "isPlacement", "wasAway"]
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
    Slot: { swift: { revision: stamp, author: stamp, never: stamp } },
    UndoSteps: { script: { list: factored, inOrder: factored } },
  },
}
