import BoardModel

/// A follower that knows nothing of slots: it plays effects on plain arrays.
struct NaiveFollower: Equatable {
  var settings: BoardSettings
  private(set) var sections: [BoardDraft.Section]

  init(_ draft: BoardDraft) {
    settings = draft.settings
    sections = draft.sections
  }

  mutating func apply(_ effect: Effect) {
    switch effect.kind {
    case .move(let ids, let section, let place):
      let items = ids.compactMap { remove($0) }
      insert(items, in: section, before: place.before)
    case .insert(let items, let section, let place):
      insert(items, in: section, before: place.before)
    case .remove(let ids): for id in ids { _ = remove(id) }
    case .purge: break
    case .update(let id, let set):
      for index in sections.indices {
        guard let item = sections[index].items.firstIndex(where: { $0.id == id }) else { continue }
        for assignment in set { sections[index].items[item].apply(assignment) }
      }
    case .moveSections(let ids, let place):
      let moved = ids.compactMap { id in sections.first { $0.section.id == id } }
      sections.removeAll { ids.contains($0.section.id) }
      sections.insert(contentsOf: moved, at: index(of: place.before))
    case .insertSections(let new, let place):
      sections.insert(
        contentsOf: new.map { BoardDraft.Section($0) }, at: index(of: place.before))
    case .removeSections(let ids): sections.removeAll { ids.contains($0.section.id) }
    case .updateSection(let id, let set):
      for index in sections.indices where sections[index].section.id == id {
        for assignment in set { sections[index].section.apply(assignment) }
      }
    case .updateBoard(let set): for assignment in set { settings.apply(assignment) }
    }
  }

  private mutating func remove(_ id: Item.ID) -> Item? {
    for index in sections.indices {
      guard let item = sections[index].items.firstIndex(where: { $0.id == id }) else { continue }
      return sections[index].items.remove(at: item)
    }
    return nil
  }

  private mutating func insert(_ items: [Item], in section: Section.ID, before next: Item.ID?) {
    guard let index = sections.firstIndex(where: { $0.section.id == section }) else { return }
    let place = sections[index].items.firstIndex { $0.id == next }
    sections[index].items.insert(contentsOf: items, at: place ?? sections[index].items.count)
  }

  private func index(of section: Section.ID?) -> Int {
    sections.firstIndex { $0.section.id == section } ?? sections.count
  }
}
