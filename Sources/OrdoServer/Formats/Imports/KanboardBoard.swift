/// What Kanboard's API answers to `getBoard`: swimlanes, each with the same columns.
struct KanboardBoard: Decodable {
  /// A row of the board.
  struct Swimlane: Decodable {
    let position: LooseNumber?
    let columns: [Column]
  }

  /// A column, with those of its tasks that stand in the swimlane.
  struct Column: Decodable {
    let title: String
    let position: LooseNumber
    let tasks: [Task]
  }

  /// A task.
  struct Task: Decodable {
    let title: String
    let description: String?
    let position: LooseNumber
    let isActive: LooseNumber?
    let color: String?

    private enum CodingKeys: String, CodingKey {
      case title, description, position
      case isActive = "is_active"
      case color = "color_id"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case result
  }

  let swimlanes: [Swimlane]
  /// The way to the swimlanes, which stand in an envelope or alone.
  let path: [JSONStep]

  init(from decoder: any Decoder) throws {
    if let envelope = try? decoder.container(keyedBy: CodingKeys.self) {
      swimlanes = try envelope.decode([Swimlane].self, forKey: .result)
      path = [.member("result")]
    } else {
      swimlanes = try decoder.singleValueContainer().decode([Swimlane].self)
      path = []
    }
  }
}

/// A number that some servers write as a text.
struct LooseNumber: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a number.")
    }
    value = number
  }
}
