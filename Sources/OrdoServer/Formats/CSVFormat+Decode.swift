import BoardModel

extension CSVFormat {
  static func decode(
    _ bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    var reader = CSVReader(try text(of: bytes), fieldLimit: CSVColumn.allCases.count)
    let columns = try header(try reader.next())
    var builder = DraftBuilder(name: name, ids: ids)
    var taken: Set<Item.ID> = []
    while let record = try reader.next() {
      let row = try CSVRow(record, columns: columns)
      let id = row[.id].isEmpty ? builder.nextID() : row[.id]
      guard taken.insert(id).inserted else { throw .repeatedID(line: row.line, id: id) }
      builder.resumeSection(named: row[.section])
      builder.append(try row.item(id: id), line: row.line)
      try builder.checkItemCount()
    }
    let draft: BoardDraft
    (draft, ids) = try builder.finish()
    return draft
  }

  private static func header(
    _ record: CSVReader.Record?
  ) throws(FormatError) -> [CSVColumn] {
    guard let record else { throw .empty }
    var columns: [CSVColumn] = []
    for name in record.fields.reversed().drop(while: \.isEmpty).reversed() {
      let column = try column(named: name)
      if columns.contains(column) { throw .repeatedColumn(name) }
      columns.append(column)
    }
    guard columns.contains(.title) else { throw .missingTitleColumn }
    return columns
  }

  private static func column(named name: String) throws(FormatError) -> CSVColumn {
    let wanted = String(decoding: name.utf8.withoutOuterBlanks, as: UTF8.self).lowercased()
    let column = CSVColumn.allCases.first { $0.rawValue.lowercased() == wanted }
    guard let column else { throw .unknownColumn(name) }
    return column
  }
}

/// One line of a table, its fields found by column.
private struct CSVRow {
  let line: Int
  private let values: [CSVColumn: String]

  init(_ record: CSVReader.Record, columns: [CSVColumn]) throws(FormatError) {
    if let value = record.fields.dropFirst(columns.count).first(where: { !$0.isEmpty }) {
      throw .tooManyFields(line: record.line, value: value)
    }
    line = record.line
    values = Dictionary(uniqueKeysWithValues: zip(columns, record.fields))
  }

  /// The text in a column; nothing where the line or the table lacks it.
  subscript(column: CSVColumn) -> String {
    values[column] ?? ""
  }

  func item(id: Item.ID) throws(FormatError) -> Item {
    Item(
      id: id, title: self[.title], note: self[.note],
      symbol: self[.symbol].isEmpty ? nil : self[.symbol], color: try color(),
      isDone: try boolean(.isDone), isPinned: try boolean(.isPinned),
      isFixed: try boolean(.isFixed))
  }

  private func color() throws(FormatError) -> ItemColor? {
    guard !self[.color].isEmpty else { return nil }
    guard let color = ItemColor(rawValue: self[.color].lowercased()) else {
      throw .unknownColor(line: line, value: self[.color])
    }
    return color
  }

  private func boolean(_ column: CSVColumn) throws(FormatError) -> Bool {
    switch self[column].lowercased() {
    case "true", "yes", "1": return true
    case "false", "no", "0", "": return false
    default:
      throw .notBoolean(line: line, column: column.rawValue, value: self[column])
    }
  }
}
