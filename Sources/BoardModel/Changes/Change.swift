/// One step of a changeset, as its author meant it.
public enum Change: Hashable, Sendable {
  /// A move; without a collection it goes to the section where the anchor stands, else the first.
  case reorder(ReorderDifference<Item.ID, Section.ID?>)
  /// New items at a place.
  case insert(items: [Item], destination: ReorderDifference<Item.ID, Section.ID?>.Destination)
  /// New values for fields of an item.
  case update(item: Item.ID, set: [Item.Assignment])
  /// Items to the trash.
  case remove(items: [Item.ID])
  /// Items back from the trash.
  case restore(items: [Item.ID])
  /// Items out of the trash, for ever; their ids stay taken.
  case purge(items: [Item.ID])
  /// A move of sections.
  case reorderSections(sources: [Section.ID], position: ReorderPosition<Section.ID>)
  /// A new section at a place.
  case insertSection(section: Section, position: ReorderPosition<Section.ID>)
  /// New values for fields of a section.
  case updateSection(section: Section.ID, set: [Section.Assignment])
  /// A section away, its items to the trash.
  case removeSection(section: Section.ID)
  /// New values for the settings of the board.
  case updateBoard(set: [BoardSettings.Assignment])
  /// Back from what one of one's own changesets did.
  case undo(Changeset.ID)
}
