import BoardModel

extension KanboardTable {
  /// The board of the tasks, once it is known that it is one.
  func checkedDraft(name: String, ids: inout IDGenerator) throws(FormatError) -> BoardDraft {
    let project = tasks.first?[.project] ?? ""
    var draft = SourcedDraft<Int>(name: project.isEmpty ? name : project)
    let byColumn = Dictionary(grouping: tasks) { $0[.column] }
    for column in Self.columnOrder(byColumn) {
      let tasks = Self.order(byColumn[column] ?? [])
      draft.addSection(Section(id: ids.next(), name: column), from: tasks.first?.line ?? 1)
      for task in tasks { draft.addItem(task.item(id: ids.next()), from: task.line) }
    }
    return try draft.checked(ids: &ids) { $0 }
  }

  private static func columnOrder(_ columns: [String: [Task]]) -> [String] {
    let usual = ["Backlog", "Ready", "Work in progress"]
    let ranks = columns.mapValues { $0.map(\.id).min() ?? 0 }.map { name, oldest in
      (name: name, rank: usual.firstIndex(of: name) ?? (name == "Done" ? 4 : 3), oldest: oldest)
    }
    return ranks.sorted { ($0.rank, $0.oldest) < ($1.rank, $1.oldest) }.map(\.name)
  }

  /// The tasks of a column: by swimlane, the one of the oldest task first, and there by position.
  private static func order(_ tasks: [Task]) -> [Task] {
    let oldest = Dictionary(grouping: tasks) { $0[.swimlane] }
      .mapValues { $0.map(\.id).min() ?? 0 }
    return tasks.sorted {
      (oldest[$0[.swimlane]] ?? 0, $0.position, $0.id)
        < (oldest[$1[.swimlane]] ?? 0, $1.position, $1.id)
    }
  }
}

extension KanboardTable.Task {
  fileprivate func item(id: Item.ID) -> Item {
    Item(id: id, title: self[.title], color: ItemColor(nearestTo: self[.color]), isDone: isDone)
  }
}
