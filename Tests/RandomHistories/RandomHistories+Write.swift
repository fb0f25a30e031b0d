import BoardModel
import Foundation

/// A history as a line of JSON: what happens, and the texts of what must come of it.
private struct Line: Encodable {
  let seed: UInt64
  let draft: BoardDraft
  let limits: BoardLimits
  var steps: [Step] = []

  struct Step: Encodable {
    let changeset: Changeset
    /// The resolution, or the rejection.
    let answer: String
    let snapshot: String
    let trash: String
  }
}

private struct Refusal: Encodable {
  let code: String
  let description: String
}

extension RandomHistories {
  static func write(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let text = try text(of: line(of: History(seed: seed)))
      FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
  }

  private static func line(of history: History) throws -> Line {
    var history = history
    var board = try history.board()
    var line = Line(seed: history.seed, draft: history.draft, limits: history.limits)
    while let changeset = history.next(at: board.revision) {
      let answer = try answer(to: changeset, on: &board, in: &history)
      line.steps.append(
        Line.Step(
          changeset: changeset, answer: answer, snapshot: try text(of: board.snapshot),
          trash: try text(of: board.trash)))
    }
    return line
  }

  private static func answer(
    to changeset: Changeset, on board: inout Board, in history: inout History
  ) throws -> String {
    switch board.result(of: changeset) {
    case .success(let resolution):
      history.accept(changeset)
      return try text(of: resolution)
    case .failure(let rejection):
      return try text(of: Refusal(code: rejection.code, description: rejection.description))
    }
  }

  private static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
