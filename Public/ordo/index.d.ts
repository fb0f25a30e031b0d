/** How an item, or a section, is known. */
export interface ItemID<Item> {
  itemID?: (item: Item) => string
}

/** A move by identity: which items, and before which one or at the end of which collection. */
export class ReorderDifference {
  constructor(parts: Pick<ReorderDifference, "sources" | "destination">)
  /** The move that offsets mean, as older `onMove` handlers have them. */
  static fromOffsets<Item>(
    array: Item[], fromOffsets: Iterable<number>, toOffset: number, options?: ItemID<Item>,
  ): ReorderDifference
  sources: string[]
  destination: { collectionID?: string, position: { before: string } | "end" }
  /** The array with the move made: the same one where nothing changes. */
  apply<Item>(array: Item[], options?: ItemID<Item>): Item[]
  /** The sections with the move made within or between them. */
  applyToSections<Section>(
    sections: Section[],
    options?: { collectionID?: (section: Section) => string, items?: string, itemID?: (item: any) => string },
  ): Section[]
  /** The offsets that mean this move. */
  offsets<Item>(array: Item[], options?: ItemID<Item>): { fromOffsets: number[], toOffset: number }
}

/** What every function returns: ends what it began, and carries `update` for other options. */
export interface Cleanup<Options> {
  (): void
  update(options: Partial<Options>): void
}

/** `false`, or a promise of it, refuses the move: it goes back with a shake. */
export type Answer = void | boolean | Promise<void | boolean>

export interface ReorderContainerOptions {
  /** Whether items can be lifted at this moment; true if left out. */
  isEnabled?: boolean | (() => boolean)
  /** Called once, at the drop. Nothing in the page's data changes before. */
  move: (difference: ReorderDifference) => Answer
}

/** The scope in which items can be put in order, with the collections in it. */
export function reorderContainer(
  element: HTMLElement,
  options: ReorderContainerOptions,
): Cleanup<ReorderContainerOptions>

export interface ReorderableOptions {
  /** Names the collection in differences; left out for the only one in its container. */
  collectionID?: string
  /** A selector of the items; all children if left out. */
  items?: string
  /** An item's id; its `data-id`, else its `id`, if left out. */
  itemID?: (item: HTMLElement) => string
  /** A selector of the part of an item that lifts it; the whole item if left out. */
  handle?: string
  /** An item's name for people. */
  label?: (item: HTMLElement) => string
  /** What is shown in the hand; a copy of the item if left out. */
  preview?: (ids: string[]) => HTMLElement
}

/** Marks the items of a list, row or grid as what can be put in order. */
export function reorderable(
  element: HTMLElement,
  options?: ReorderableOptions,
): Cleanup<ReorderableOptions>

export interface AnimateChangesOptions {
  /** Colours, by item id, with which rows that others moved are tinted after their glide. */
  colors?: Record<string, string>
}

/** Performs a change of the page; what stands elsewhere afterwards glides there. */
export function animateChanges<Result>(
  element: HTMLElement,
  change: () => Result,
  options?: AnimateChangesOptions,
): Result

export interface ButtonOptions {
  /** A colour, or the name of a custom property that ends with `-solid`. */
  tint?: string
  /** Text, such as an emoji, or a node. */
  symbol?: string | Node
  role?: "destructive"
  action: () => void
}

export interface SwipeButton extends ButtonOptions {
  label: string
}

/** One swipe action. */
export function Button(label: string, options: ButtonOptions): SwipeButton

export interface SwipeActionsOptions {
  /** A selector of the rows; the element itself is the row if left out. */
  items?: string
  /** A row's id; as its collection says, else its `data-id` or `id`, if left out. */
  itemID?: (row: HTMLElement) => string
  /** "trailing" if left out; mirrored where the writing is. */
  edge?: "leading" | "trailing"
  /** Whether a swipe over the whole row performs the first action; true if left out. */
  allowsFullSwipe?: boolean
  /** The actions, the first one outermost. Asked for at each swipe, and whenever the page changes. */
  content: (row: HTMLElement) => (SwipeButton | null | undefined | false)[]
  onPresentationChanged?: (isPresented: boolean, row: HTMLElement) => void
}

/** Gives rows actions at one edge. */
export function swipeActions(
  element: HTMLElement,
  options: SwipeActionsOptions,
): Cleanup<SwipeActionsOptions>

/** In it one row at a time stands open; scrolling and a press outside close that one. */
export function swipeActionsContainer(element: HTMLElement): Cleanup<{}>

/** A shared board: what is confirmed and, on top, what this tab has done and not yet heard back. */
export interface LiveBoard {
  /** The board as it is to be shown, or null until it has come. */
  readonly board: object | null
  readonly author: string
  readonly connection: object
  /** Calls the listener after every change; returns what ends that. */
  subscribe(listener: (event: object) => void): () => void
  /** Shows changes at once and sends them, in order, until they are answered. */
  submit(changes: object[]): unknown
  close(): void
}

/** Follows a board of the server that the page came from. */
export function openBoard(id: string): LiveBoard

export type Outcome = "moved" | "unchanged" | "cancelled" | "refused" | "removed"

declare global {
  interface HTMLElementEventMap {
    reorderstart: CustomEvent<{ sources: string[] }>
    reorderchange: CustomEvent<{ destination: ReorderDifference["destination"] }>
    /** Before `move`; preventing it takes the item home. */
    reorder: CustomEvent<{ difference: ReorderDifference }>
    reorderend: CustomEvent<{ difference: ReorderDifference | null, outcome: Outcome }>
  }
}
