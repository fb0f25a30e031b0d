import BoardModel

/// A reader of events that knows nothing of slots: an order, and where each effect puts things.
struct Follower {
  private(set) var revision: Int
  private(set) var sections: [(id: String, items: [String])]
  private(set) var digest: UInt32

  init(_ snapshot: BoardSnapshot) {
    revision = snapshot.revision
    digest = snapshot.digest
    sections = snapshot.sections.map { ($0.section.id, $0.items.map(\.id)) }
  }

  var order: [[String]] { sections.map(\.items) }

  /// What a change event says.
  struct Event: Decodable {
    var board: String
    var revision: Int
    var id: String
    var author: String
    var by: String?
    var effects: [Effect]
    var skipped: [String]
    var digest: UInt32
    var at: Timestamp
  }

  mutating func apply(_ event: Event) {
    revision = event.revision
    digest = event.digest
    for effect in event.effects { apply(effect) }
  }

  private mutating func apply(_ effect: Effect) {
    switch effect.kind {
    case .move(let items, let section, let place):
      remove(items)
      insert(items, into: section, before: place.before)
    case .insert(let items, let section, let place):
      insert(items.map(\.id), into: section, before: place.before)
    case .remove(let items):
      remove(items)
    default:
      break
    }
  }

  private mutating func remove(_ items: [String]) {
    for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
  }

  private mutating func insert(_ items: [String], into section: String, before anchor: String?) {
    guard let index = sections.firstIndex(where: { $0.id == section }) else { return }
    let end = sections[index].items.endIndex
    let place = anchor.flatMap { sections[index].items.firstIndex(of: $0) } ?? end
    sections[index].items.insert(contentsOf: items, at: place)
  }
}
