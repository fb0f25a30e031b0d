import BoardModel

extension KanboardBoard: ImportedBoard {
  func checkedDraft(
    of bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    // What Kanboard answers where it has no such board.
    guard !swimlanes.isEmpty else { throw .empty }
    var draft = SourcedDraft<[JSONStep]>(name: name)
    for (title, columns) in columnsByTitle {
      draft.addSection(Section(id: ids.next(), name: title), from: columns[0].path)
      for column in columns {
        let tasks = Array(column.column.tasks.enumerated())
        for (index, task) in tasks.sorted(byPosition: { $0.element.position.value }) {
          draft.addItem(
            task.item(id: ids.next()), from: column.path + [.member("tasks"), .element(index)])
        }
      }
    }
    return try draft.checked(ids: &ids) { path in
      var locator = JSONLocator(bytes)
      return locator.place(of: path).line
    }
  }

  private typealias Place = (column: Column, path: [JSONStep])

  /// The columns in order, each with its parts from the swimlanes in theirs.
  private var columnsByTitle: [(title: String, columns: [Place])] {
    let places = Array(swimlanes.enumerated())
      .sorted(byPosition: { $0.element.position?.value ?? Double($0.offset) })
      .flatMap(places).sorted(byPosition: { $0.column.position.value })
    var groups: [(title: String, columns: [Place])] = []
    for place in places {
      if let index = groups.firstIndex(where: { $0.title == place.column.title }) {
        groups[index].columns.append(place)
      } else {
        groups.append((place.column.title, [place]))
      }
    }
    return groups
  }

  private func places(_ index: Int, _ swimlane: Swimlane) -> [Place] {
    swimlane.columns.enumerated().map { number, column in
      (
        column,
        path + [.element(index), .member("columns"), .element(number)]
      )
    }
  }
}

extension KanboardBoard.Task {
  fileprivate func item(id: Item.ID) -> Item {
    Item(
      id: id, title: title, note: description ?? "",
      color: color.flatMap { ItemColor(nearestTo: $0) }, isDone: isActive?.value == 0)
  }
}
