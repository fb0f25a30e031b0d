import BoardModel

/// The columns of a board in CSV, in the order in which they are written.
enum CSVColumn: String, CaseIterable {
  case section, title, note, symbol, color, isDone, isPinned, isFixed, id

  /// All names, for error texts.
  static var list: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// What this column says of an item.
  func value(of item: Item, in section: String) -> String {
    switch self {
    case .section: section
    case .title: item.title
    case .note: item.note
    case .symbol: item.symbol ?? ""
    case .color: item.color?.rawValue ?? ""
    case .isDone: String(item.isDone)
    case .isPinned: String(item.isPinned)
    case .isFixed: String(item.isFixed)
    case .id: item.id
    }
  }
}
