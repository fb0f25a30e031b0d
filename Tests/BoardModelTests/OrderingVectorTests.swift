import BoardModel
import Foundation
import Testing

@Suite struct OrderingVectorTests {
  @Test(arguments: OrderingVector.all)
  func `every step comes out as written`(vector: OrderingVector) throws {
    var board = try vector.board()
    for step in vector.steps {
      try check(step, on: &board, of: vector.name)
    }
  }

  @Test(arguments: OrderingVector.all)
  func `a follower by effects has the same digest and resolves alike`(vector: OrderingVector) throws
  {
    var board = try vector.board()
    var follower = board
    for step in vector.steps {
      guard let resolution = try? board.resolve(step.changeset) else { continue }
      board.commit()
      var twin = follower
      try follower.apply(
        CommittedChangeset(
          revision: board.revision, changeset: step.changeset, resolution: resolution,
          at: Timestamp(milliseconds: 0)))
      follower.commit()
      #expect(try twin.resolve(step.changeset) == resolution, "\(vector.name), \(step.id)")
      #expect(follower.snapshot == board.snapshot)
    }
  }

  @Test(arguments: OrderingVector.all)
  func `what is rolled back never was`(vector: OrderingVector) throws {
    var board = try vector.board()
    for (index, step) in vector.steps.enumerated() {
      let before = board.snapshot
      for later in vector.steps[index...].prefix(4) { _ = try? board.resolve(later.changeset) }
      board.rollBack()
      #expect(board.snapshot == before)
      try check(step, on: &board, of: vector.name)
    }
  }

  @Test(arguments: OrderingVector.all)
  func `a board restored from its state goes on as before`(vector: OrderingVector) throws {
    var board = try vector.board()
    for step in vector.steps {
      board = try Board(
        JSONDecoder().decode(BoardState.self, from: JSONEncoder().encode(board.state)))
      try check(step, on: &board, of: vector.name)
      #expect(try Board(board.state).state == board.state)
    }
  }

  private func check(_ step: OrderingVector.Step, on board: inout Board, of name: String) throws {
    let expected = step.expect
    do {
      let resolution = try board.resolve(step.changeset)
      board.commit()
      #expect(resolution.outcome.rawValue == expected.outcome, "\(name), \(step.id)")
      #expect(resolution.skipped == expected.skipped, "\(name), \(step.id)")
      #expect(resolution.fallback == expected.fallback, "\(name), \(step.id)")
      let effects = try resolution.effects.map(EffectShape.init)
      #expect(
        effects == expected.effects,
        "\(name), \(step.id): \(effects.map(\.value)), not \((expected.effects ?? []).map(\.value))"
      )
      #expect(resolution.digest == expected.digest, "\(name), \(step.id)")
    } catch let rejection as Rejection {
      #expect(expected.outcome == "rejected", "\(name), \(step.id): \(rejection)")
      #expect(rejection.code == expected.code, "\(name), \(step.id)")
    }
    let order = Dictionary(
      uniqueKeysWithValues: board.sections.map { ($0.id, board.items(in: $0.id).map(\.id)) })
    #expect(order == expected.order, "\(name), \(step.id)")
  }
}
