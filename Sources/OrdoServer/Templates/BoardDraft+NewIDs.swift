import BoardModel

extension BoardDraft {
  /// The same board with other ids.
  ///
  /// - Parameter ids: Makes the ids of sections and items.
  /// - Returns: The board.
  func withNewIDs(_ ids: inout IDGenerator) -> BoardDraft {
    BoardDraft(
      settings: settings,
      sections: sections.map { entry in
        Section(
          BoardModel.Section(
            id: ids.next(), name: entry.section.name, isReorderable: entry.section.isReorderable),
          items: entry.items.map { $0.withNewID(&ids) })
      },
      trash: trash.map { $0.withNewID(&ids) })
  }
}

extension Item {
  fileprivate func withNewID(_ ids: inout IDGenerator) -> Item {
    Item(
      id: ids.next(), title: title, note: note, symbol: symbol, color: color, isDone: isDone,
      isPinned: isPinned, isFixed: isFixed)
  }
}
