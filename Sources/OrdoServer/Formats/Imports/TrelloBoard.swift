/// The members of a board in Trello's export that Ordo has a place for.
struct TrelloBoard: Decodable {
  /// A column of the board.
  struct List: Decodable {
    let id: String
    let name: String
    let closed: Bool?
    let pos: Double
  }

  /// A card; its list is known by id.
  struct Card: Decodable {
    let idList: String
    let id: String
    let name: String
    let desc: String?
    let closed: Bool?
    let dueComplete: Bool?
    let pos: Double
    let labels: [Label]?
  }

  /// A label, which may have no colour.
  struct Label: Decodable {
    let color: String?
  }

  /// A checklist; its card is known by id.
  struct Checklist: Decodable {
    let idCard: String
    let name: String
    let pos: Double
    let checkItems: [CheckItem]
  }

  /// A line of a checklist.
  struct CheckItem: Decodable {
    let name: String
    let state: String
    let pos: Double
  }

  let name: String
  let lists: [List]
  let cards: [Card]
  let checklists: [Checklist]?
}
