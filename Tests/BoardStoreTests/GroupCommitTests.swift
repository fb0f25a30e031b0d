import BoardModel
import Foundation
import Testing

@testable import BoardStore

@Suite struct GroupCommitTests {
  @Test func `requests that wait share one transaction`() async throws {
    try await withGroupCommit { groups in
      let answers = Answers()
      groups.serve(try answers.requests([[create("a")], [create("b")]]))
      groups.serve(
        try answers.requests([
          [append([sampleRow(1)], to: "a")], [append(sampleRows(1...3), to: "b")],
          [append([sampleRow(2)], to: "a")],
        ]))
      #expect(answers.errors == [nil, nil, nil, nil, nil])
      #expect(groups.statistics == JournalStatistics(commits: 2, rows: 5))
    }
  }

  @Test func `only what fails alone fails`() async throws {
    try await withGroupCommit { groups in
      let answers = Answers()
      groups.serve(try answers.requests([[create("a")]]))
      groups.serve(
        try answers.requests([
          [append([sampleRow(1)], to: "a")],
          [append([sampleRow(7)], to: "a")],
          [append([sampleRow(1)], to: "nowhere")],
          [append([sampleRow(2, id: "change-1")], to: "a")],
          [append([sampleRow(2)], to: "a")],
        ]))
      #expect(
        answers.errors == [
          nil, nil, .behind(board: "a", expected: 6, found: 1), .unknownBoard("nowhere"),
          .changesetIDTaken(board: "a", id: "change-1"), nil,
        ])
    }
  }

  @Test func `many at once each get their own answer`() async throws {
    try await withTemporaryFolder { folder in
      let journal = try SQLiteJournal(folder: folder)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<64 {
          group.addTask {
            let board = "board-\(number)"
            try await journal.commit([create(board)])
            for revision in 1...5 {
              try await journal.commit([append([sampleRow(revision)], to: board)])
              await #expect(throws: JournalError.self) {
                try await journal.commit([append([sampleRow(revision)], to: board)])
              }
            }
            #expect(try await journal.rows(of: board, after: 0, limit: 9) == sampleRows(1...5))
          }
        }
        try await group.waitForAll()
      }
      #expect(journal.statistics.rows == 320)
      await journal.close()
    }
  }

  private func withGroupCommit(_ work: (GroupCommit) throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let files = try SQLiteFiles(folder: folder, access: .readWrite)
      try work(GroupCommit(SQLiteWriter(connection: try #require(files.writing))))
    }
  }
}

/// The answers to requests, in the order of the requests.
private final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<Void, JournalError>?] = []

  var errors: [JournalError?] {
    lock.withLock {
      results.map { result in
        switch result {
        case .success: nil
        case .failure(let error): error
        case nil: .unavailable(reason: "no answer")
        }
      }
    }
  }

  func requests(_ batches: [[JournalWrite]]) throws -> [CommitRequest] {
    try batches.map { writes in
      let index = results.count
      results.append(nil)
      return CommitRequest(writes: try writes.map(EncodedWrite.init)) { [self] result in
        lock.withLock { results[index] = result }
      }
    }
  }
}
