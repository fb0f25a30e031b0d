import BoardModel
import BoardStore
import Testing

@testable import BoardService

@Suite struct FailureTests {
  @Test(arguments: FlakyJournal.Moment.allCases, [1, 2, 5])
  func `whichever calls of the journal fail, nothing acknowledged is lost`(
    _ moment: FlakyJournal.Moment, count: Int
  ) async throws {
    for call in 1... {
      let journal = FlakyJournal(failing: call..<call + count, moment)
      let recorder = Recorder()
      let service = BoardService(journal, observer: recorder)
      let board = try await service.create(sampleDraft).id
      journal.arm()
      let sent = await runScript(on: service, board)
      let hasFailed = journal.hasFailed
      journal.disarm()
      try await check(sent, service, board, journal, recorder)
      guard hasFailed else {
        #expect(call > 10, "the script makes more calls than that")
        return
      }
    }
  }

  private typealias Sent = (changesets: [Changeset], outcomes: [ChangesetOutcome])

  /// Rounds of three arrays at once; what the board cannot be opened for counts as refused.
  private func runScript(on service: BoardService, _ board: String) async -> [Sent] {
    var sent: [Sent] = []
    for round in 0..<4 {
      sent += await withTaskGroup(of: Sent.self) { group in
        for author in 0..<3 {
          let changesets = (0...author).map { number in
            insert(
              "i-\(round)-\(author)-\(number)", id: "c-\(round)-\(author)-\(number)",
              author: "author-\(author)")
          }
          group.addTask {
            do throws(ServiceError) {
              return (changesets, try await service.submit(changesets, to: board))
            } catch {
              return (changesets, [.refused(error)] + changesets.dropFirst().map { _ in .notTried })
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    return sent
  }

  private func check(
    _ sent: [Sent], _ service: BoardService, _ board: String, _ journal: FlakyJournal,
    _ recorder: Recorder
  ) async throws {
    // The retries of all get the first result, or now go through.
    for (changesets, outcomes) in sent {
      let retried = try await service.submit(changesets, to: board)
      for (outcome, retry) in zip(outcomes, retried) {
        switch outcome {
        case .accepted(let result):
          #expect(!result.isRetry)
          #expect(retry == .accepted(ChangesetResult(row: result.row, isRetry: true)))
        case .refused(.unavailable), .notTried:
          #expect(retry.revision != nil)
        case .refused(let error):
          Issue.record("\(error)")
        }
      }
    }
    let rows = try await journal.memory.rows(of: board, after: 0, limit: 99)
    #expect(rows.map(\.revision) == Array(1...24))
    #expect(Set(rows.map(\.changeset.id)).count == 24)
    #expect(recorder.rows == rows)
    let again = try await BoardService(journal.memory).export(board)
    #expect(try await service.export(board) == again)
  }

  /// The first call looks for retries, the second writes the group; then the journal is read, and
  /// the first changeset alone has a look and a commit.
  @Test(arguments: [(2..<3, 2), (2..<6, 0)])
  func `only what fails alone is refused`(_ failing: Range<Int>, revision: Int) async throws {
    let journal = FlakyJournal(failing: failing, .before)
    let service = BoardService(journal)
    let board = try await service.create(sampleDraft).id
    _ = try await service.position(of: board)
    journal.arm()
    let outcomes = try await service.submit(
      [insert("x", id: "1"), insert("y", id: "2")], to: board)
    #expect(try await service.position(of: board).revision == revision)
    if revision == 2 {
      #expect(outcomes.map(\.revision) == [1, 2])
    } else {
      #expect(outcomes == [.refused(.unavailable(reason: "before")), .notTried])
    }
  }

  @Test func `a board that somebody else has written reads on and resolves again`() async throws {
    let journal = MemoryJournal()
    let (recorder, one) = (Recorder(), BoardService(journal))
    let two = BoardService(journal, observer: recorder)
    let board = try await one.create(sampleDraft).id
    _ = try await two.position(of: board)
    _ = try await one.submit(move("a", before: nil, id: "1"), to: board)
    let result = try await two.submit(move("b", before: nil, id: "2"), to: board)
    #expect(result.row.revision == 2 && !result.isRetry)
    #expect(recorder.rows.map(\.changeset.id) == ["1", "2"])
  }
}
