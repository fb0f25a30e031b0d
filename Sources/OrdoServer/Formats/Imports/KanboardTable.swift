/// The table of a project's tasks that Kanboard exports as CSV.
///
/// It has no order of columns: Kanboard's own four come as they stand there, others before the last of
/// them, by their oldest task.
struct KanboardTable {
  /// A line of the table.
  struct Task {
    let line: Int
    let id: Double
    let position: Double
    private let values: [KanboardColumn: String]

    init(_ record: CSVReader.Record, columns: [KanboardColumn?]) throws(FormatError) {
      line = record.line
      var values: [KanboardColumn: String] = [:]
      for (column, value) in zip(columns, record.fields) { column.map { values[$0] = value } }
      self.values = values
      id = try Self.number(.taskID, values, line)
      position = try Self.number(.position, values, line)
    }

    subscript(column: KanboardColumn) -> String { values[column] ?? "" }

    /// Whether the task is closed, which its date tells in every language.
    var isDone: Bool { self[.status] == "Closed" || !self[.completionDate].isEmpty }

    private static func number(
      _ column: KanboardColumn, _ values: [KanboardColumn: String], _ line: Int
    ) throws(FormatError) -> Double {
      let text = values[column] ?? ""
      guard let number = Double(text) else {
        throw .notANumber(line: line, column: column.rawValue, value: text)
      }
      return number
    }
  }

  private(set) var tasks: [Task] = []

  init(_ bytes: [UInt8]) throws(FormatError) {
    var reader = try Self.reader(of: bytes)
    guard let header = try reader.next() else { throw .empty }
    let columns = try Self.columns(header.fields)
    while let record = try reader.next() { tasks.append(try Task(record, columns: columns)) }
  }

  /// Whether the first line is that of Kanboard's table, in English.
  static func isRecognized(_ bytes: [UInt8]) -> Bool {
    guard var reader = try? reader(of: Array(bytes.prefix(4_096).prefix { $0 != .lineFeed })),
      let header = try? reader.next()
    else { return false }
    let names = header.fields.map { KanboardColumn(name: $0) }
    return KanboardColumn.needed.allSatisfy(names.contains)
  }

  private static func reader(of bytes: [UInt8]) throws(FormatError) -> CSVReader {
    CSVReader(
      try text(of: bytes), fieldLimit: 2 * KanboardColumn.allCases.count, hasEscapes: true)
  }

  /// The columns by their names, or in another language by their places.
  private static func columns(_ names: [String]) throws(FormatError) -> [KanboardColumn?] {
    let columns = names.map { KanboardColumn(name: $0) }
    guard let missing = KanboardColumn.needed.first(where: { !columns.contains($0) }) else {
      return columns
    }
    guard names.count == KanboardColumn.allCases.count, !columns.contains(.title) else {
      throw .missingColumn(missing.rawValue)
    }
    return KanboardColumn.allCases
  }
}
