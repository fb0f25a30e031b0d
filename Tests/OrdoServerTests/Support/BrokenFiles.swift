/// Files of every format that break off, or go wrong, after items that are right.
enum BrokenFiles {
  /// A file by its name, the media type under which it is sent, and the line at fault.
  struct File: Sendable {
    var name: String
    var type: String
    var format: String?
    var text: String
    var place: String
  }

  static let all = [
    File(
      name: "list.json", type: "application/json",
      text:
        "{\"sections\": [{\"id\": \"s\", \"items\": [\n{\"id\": \"a\"},\n{\"id\": \"b\", \"due\": 1}]}]}",
      place: "line 3, column"),
    File(
      name: "cut.json", type: "application/json",
      text: "{\"sections\": [{\"id\": \"s\", \"items\": [\n{\"id\": \"a\"},\n",
      place: "Line 3, column"),
    File(
      name: "twice.json", type: "application/json",
      text: "{\"sections\": [{\"id\": \"s\", \"items\": [\n{\"id\": \"a\"},\n{\"id\": \"a\"}]}]}",
      place: "Line 3"),
    File(
      name: "list.csv", type: "text/csv", text: "title\na\n\"b", place: "line 3"),
    File(
      name: "symbol.csv", type: "text/csv", text: "title,symbol\na,\nb,two\n", place: "Line 3"),
    File(
      name: "list.md", type: "text/markdown",
      text: "- a\n- \(String(repeating: "b", count: 501))\n", place: "Line 2"),
    File(
      name: "trello.json", type: "application/json",
      text: ForeignExports.trello.replacing("\"idList\": \"l2\"", with: "\"idList\": \"l9\""),
      place: "Line 5"),
    File(
      name: "tasks.csv", type: "text/csv",
      text: ForeignExports.kanboardTable.replacing("\n3,", with: "\nthree,"), place: "Line 7"),
    File(
      name: "board.json", type: "application/json", format: "kanboard",
      text: ForeignExports.kanboardBoard.replacing("\"Seeds\"", with: "7"), place: "line 10"),
  ]
}
