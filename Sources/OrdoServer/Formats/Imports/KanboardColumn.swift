/// The columns in which Kanboard exports tasks, in the order in which it writes them.
enum KanboardColumn: String, CaseIterable {
  case taskID = "Task Id"
  case reference = "Reference"
  case project = "Project"
  case status = "Status"
  case category = "Category"
  case swimlane = "Swimlane"
  case column = "Column"
  case position = "Position"
  case color = "Color"
  case dueDate = "Due date"
  case creator = "Creator"
  case creatorName = "Creator Name"
  case assignee = "Assignee Username"
  case assigneeName = "Assignee Name"
  case complexity = "Complexity"
  case title = "Title"
  case creationDate = "Creation date"
  case modificationDate = "Modification date"
  case completionDate = "Completion date"
  case startDate = "Start date"
  case timeEstimated = "Time estimated"
  case timeSpent = "Time spent"
  case priority = "Priority"
  case tags = "Tags"

  /// Those without which tasks have no order.
  static let needed: [Self] = [.taskID, .column, .position, .title]

  init?(name: String) {
    let name = name.lowercased()
    guard let column = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = column
  }
}
