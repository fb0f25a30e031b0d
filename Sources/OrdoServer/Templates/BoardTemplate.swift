import BoardModel

/// Boards to begin with.
enum BoardTemplate: String, CaseIterable, Decodable {
  case tasks, reminders, landmarks, cards

  init(from decoder: any Decoder) throws { self = try decoder.choice() }

  /// The board that the template makes.
  ///
  /// - Parameter ids: Makes the ids of its sections and items.
  /// - Returns: A whole board.
  func draft(ids: inout IDGenerator) -> BoardDraft {
    let (name, layout, sections) = content
    return BoardDraft(
      settings: BoardSettings(name: name, layout: layout),
      sections: sections.map { name, items in
        BoardDraft.Section(
          Section(id: ids.next(), name: name),
          items: items.map { title, symbol in Item(id: ids.next(), title: title, symbol: symbol) })
      })
  }

  private typealias Content = (
    name: String, layout: BoardLayout, sections: [(name: String, items: [(String, String?)])]
  )

  private var content: Content {
    switch self {
    case .tasks:
      (
        "Tasks", .row,
        [
          ("To do", [("Write the outline", nil), ("Ask for a second opinion", nil)]),
          ("Doing", [("Collect the numbers", nil)]),
          ("Done", []),
        ]
      )
    case .reminders:
      (
        "Reminders", .list,
        [
          ("Today", [("Water the plants", "🪴"), ("Call the dentist", "☎️")]),
          ("This week", [("Return the books", "📚"), ("Buy a birthday card", "🎂")]),
          ("Some day", [("Learn to bake bread", "🍞")]),
        ]
      )
    case .landmarks:
      (
        "Landmarks", .list,
        [
          (
            "",
            [
              ("富士山", "🗻"), ("清水寺", "🛕"), ("姫路城", "🏯"), ("厳島神社", "⛩️"), ("東京タワー", "🗼"),
            ]
          )
        ]
      )
    case .cards:
      (
        "Cards in hand", .grid,
        [("", ["A♠", "K♥", "Q♦", "J♣", "10♠", "9♥", "8♦", "7♣"].map { ($0, nil) })]
      )
    }
  }
}
