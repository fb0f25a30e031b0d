import BoardModel
import Foundation
import Synchronization
import Testing

@testable import BoardStore

@Suite struct FaultTests {
  @Test(arguments: [SQLiteConnection.Moment.before, .after], [1, 2])
  func `whichever statements fail, a commit is there as a whole or not at all`(
    _ moment: SQLiteConnection.Moment, count: Int
  ) async throws {
    for number in 1... {
      let hasFailed = try await withTemporaryFolder { folder in
        let plan = FaultPlan(failing: number..<number + count, moment)
        let files = try SQLiteFiles(
          folder: folder, access: .readWrite, fault: { try plan.meet($0, $1) })
        plan.arm()
        let journal = SQLiteJournal(files)
        let kept = try await runScript(on: journal)
        await journal.close()
        let again = try SQLiteJournal(folder: folder)
        #expect(try await again.rows(of: "a", after: 0, limit: 99) == kept)
        await again.close()
        return plan.hasFired
      }
      guard hasFailed else {
        #expect(number > 20, "the script has more statements than that")
        return
      }
    }
  }

  /// Writes groups as a service would: after a failure it reads, and goes on from what is there.
  private func runScript(on journal: SQLiteJournal) async throws -> [CommittedChangeset] {
    while try await journal.board("a") == nil { try? await journal.commit([create("a")]) }
    var kept: [CommittedChangeset] = []
    for size in [1, 3, 2, 1] {
      let group = sampleRows(kept.count + 1...kept.count + size)
      do {
        try await journal.commit([append(group, to: "a")])
        kept += group
      } catch {
        let through = try await journal.rows(of: "a", after: kept.count, limit: 99)
        #expect(through == [] || through == group)
        kept += through
      }
      #expect(try await journal.rows(of: "a", after: 0, limit: 99) == kept)
    }
    return kept
  }

  @Test func `a full disk loses nothing that was acknowledged`() async throws {
    try await withTemporaryFolder { folder in
      let files = try SQLiteFiles(folder: folder, access: .readWrite, pageLimit: 40)
      let journal = SQLiteJournal(files)
      try await journal.commit([create("a")])
      var count = 0
      let text = String(repeating: "長", count: 1000)
      while count < 1000 {
        do throws(JournalError) {
          try await journal.commit([append([sampleRow(count + 1, title: text)], to: "a")])
        } catch {
          guard case .unavailable(let reason) = error else { throw error }
          #expect(reason.contains("full"))
          break
        }
        count += 1
      }
      #expect((1..<100).contains(count))
      #expect(try await journal.rows(of: "a", after: 0, limit: 999).count == count)
      await journal.close()
      let roomier = try SQLiteJournal(folder: folder)
      try await roomier.commit([append([sampleRow(count + 1)], to: "a")])
      #expect(try await roomier.rows(of: "a", after: 0, limit: 999).count == count + 1)
      await roomier.close()
    }
  }
}

/// Lets some statements fail, counted from the moment when the plan is armed.
private final class FaultPlan: Sendable {
  private let moment: SQLiteConnection.Moment
  private let numbers: Range<Int>
  private let count = Atomic(Int.min)

  init(failing numbers: Range<Int>, _ moment: SQLiteConnection.Moment) {
    self.numbers = numbers
    self.moment = moment
  }

  var hasFired: Bool { count.load(ordering: .relaxed) >= numbers.lowerBound }

  func arm() {
    count.store(0, ordering: .relaxed)
  }

  func meet(_ moment: SQLiteConnection.Moment, _ sql: String) throws {
    guard moment == self.moment else { return }
    if numbers.contains(count.add(1, ordering: .relaxed).newValue) {
      throw SQLiteError(code: 10, message: "disk I/O error", statement: sql)
    }
  }
}
