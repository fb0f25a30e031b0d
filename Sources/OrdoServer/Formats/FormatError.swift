import BoardModel

/// Why a file is not a board.
public enum FormatError: Error, Hashable, Sendable {
  case empty
  case notUTF8(line: Int)
  case noItems
  case missingTitleColumn
  case unknownColumn(String)
  case repeatedColumn(String)
  case openQuote(line: Int)
  case textAfterQuote(line: Int, text: String)
  case tooManyFields(line: Int, value: String)
  case notBoolean(line: Int, column: String, value: String)
  case unknownColor(line: Int, value: String)
  case repeatedID(line: Int, id: String)
  case textTooLong(LongText, scalars: Int, limit: Int, line: Int?)
  case tooManyItems(limit: Int)
  case missingColumn(String)
  case notANumber(line: Int, column: String, value: String)
  case unknownList(card: String, list: String, line: Int?)
  case rejected(Rejection, line: Int?)
  case json(JSONError)

  /// A text that is longer than a board takes.
  public enum LongText: Hashable, Sendable {
    case boardName(String)
    case sectionName(String)
    case title(String)
    case note(of: String)
  }
}

extension FormatError {
  /// The case's name, as it stands on the wire.
  public var code: String {
    switch self {
    case .empty: "empty"
    case .notUTF8: "notUTF8"
    case .noItems: "noItems"
    case .missingTitleColumn: "missingTitleColumn"
    case .unknownColumn: "unknownColumn"
    case .repeatedColumn: "repeatedColumn"
    case .openQuote: "openQuote"
    case .textAfterQuote: "textAfterQuote"
    case .tooManyFields: "tooManyFields"
    case .notBoolean: "notBoolean"
    case .unknownColor: "unknownColor"
    case .repeatedID: "repeatedID"
    case .textTooLong: "textTooLong"
    case .tooManyItems: "tooManyItems"
    case .missingColumn: "missingColumn"
    case .notANumber: "notANumber"
    case .unknownList: "unknownList"
    case .rejected(let rejection, _): rejection.code
    case .json(let error): error.code
    }
  }
}

extension FormatError: CustomStringConvertible {
  /// A sentence that names the line and the value at fault, and says what to do.
  public var description: String {
    switch self {
    case .empty:
      "The file is empty. A board needs at least a name or one item."
    case .notUTF8(let line):
      "Line \(line) is not UTF-8 text. Save the file as UTF-8 and import it again."
    case .noItems:
      "The file holds no list. Begin the line of each item with “- ”."
    case .missingTitleColumn:
      "The first line names no column “title”. Separate the columns with commas and name one title."
    case .unknownColumn(let name):
      "The first line names a column “\(name)” that items do not have. "
        + "Separate columns with commas, and use only \(CSVColumn.list)."
    case .repeatedColumn(let name):
      "The first line names the column “\(name)” twice. Keep one of them."
    case .openQuote(let line):
      "The quote that opens in line \(line) is never closed. Close it, or double it to mean itself."
    case .textAfterQuote(let line, let text):
      "Line \(line) goes on with “\(text)” after a closing quote. "
        + "Double quotes that are part of the text."
    case .tooManyFields(let line, let value):
      "Line \(line) has a field “\(value)” beyond the last column. "
        + "Put texts that hold commas in quotes."
    case .notBoolean(let line, let column, let value):
      "Line \(line) has “\(value)” for \(column). Use true or false."
    case .unknownColor(let line, let value):
      "Line \(line) has the color “\(value)”. Use one of \(colors), or nothing."
    case .repeatedID(let line, let id):
      "Line \(line) has the id “\(id)” for a second time. Give each item an id of its own."
    case .textTooLong(let text, let scalars, let limit, let line):
      Self.place(line)
        + "The \(text) has \(scalars) characters. At most \(limit) are possible."
    case .tooManyItems(let limit):
      "The file holds more than \(limit) items. Split it into several boards."
    case .missingColumn(let name):
      "The first line names no column “\(name)”. Export the tasks of a project from Kanboard again."
    case .notANumber(let line, let column, let value):
      "Line \(line) has “\(value)” for \(column). A number is needed there."
    case .unknownList(let card, let list, let line):
      Self.place(line)
        + "The card “\(card.prefix(40))” stands in the list “\(list)”, which the file lacks."
    case .rejected(let rejection, let line):
      Self.place(line) + rejection.description
    case .json(let error):
      error.description
    }
  }

  private static func place(_ line: Int?) -> String {
    line.map { "Line \($0): " } ?? ""
  }

  private var colors: String {
    ItemColor.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension FormatError.LongText: CustomStringConvertible {
  /// What is too long, by its beginning.
  public var description: String {
    switch self {
    case .boardName(let text): "board's name “\(text.prefix(40))…”"
    case .sectionName(let text): "section's name “\(text.prefix(40))…”"
    case .title(let text): "title “\(text.prefix(40))…”"
    case .note(let title): "note of “\(title.prefix(40))”"
    }
  }
}
