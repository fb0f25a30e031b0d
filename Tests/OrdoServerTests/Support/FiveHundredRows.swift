/// A table as people have it: three sections, quotes, commas, line breaks, emoji, four scripts.
func fiveHundredRows() -> String {
  let titles = [
    "富士山", "İstanbul, Türkiye", "\"Grand\" tour", "مرحبا, عالم", "two\nlines", "👩‍👩‍👧‍👦 family",
    "Şeker, \"çay\"", "plain", "三行\r\nの\r\n題", "  spaces  ",
  ]
  let colors = ["", "red", "teal", "gray"]
  var rows = ["section,title,note,symbol,color,isDone,isPinned,isFixed,id"]
  for number in 0..<500 {
    let section = ["旅行", "İşler", "مهام"][number * 3 / 500]
    let fields = [
      section, "\(titles[number % titles.count]) \(number)",
      number % 7 == 0 ? "note, with\na \"break\"" : "", number % 5 == 0 ? "🗼" : "",
      colors[number % colors.count], String(number % 2 == 0), String(number % 11 == 0), "false",
      "row-\(number)",
    ]
    rows.append(fields.map(quoted).joined(separator: ","))
  }
  return rows.map { $0 + "\r\n" }.joined()
}

private func quoted(_ field: String) -> String {
  let doubled = field.utf8.contains { ",\"\r\n".utf8.contains($0) }
  guard doubled else { return field }
  return "\""
    + field.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\"\"") + "\""
}
