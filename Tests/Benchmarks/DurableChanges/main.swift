import BoardModel
import BoardService
import BoardStore
import Foundation

/// How many changes a second become durable on one board, beside what the disk itself can do.
///
/// `DurableChanges [SUBMITTERS] [CHANGES] [FOLDER]`; the folder has to be on the disk in question.
let arguments = CommandLine.arguments
let submitters = arguments.dropFirst().first.flatMap { Int($0) } ?? 64
let changes = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 50_000
let parent = arguments.dropFirst(3).first ?? FileManager.default.currentDirectoryPath
let folder = parent + "/ordo-benchmark-\(UUID().uuidString)"

try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

let syncs = syncsPerSecond(in: folder)
let figures = try await durableChanges(submitters: submitters, changes: changes, in: folder)

print("changes a second from \(submitters) submitters: \(Int(figures.changesPerSecond))")
print("changes a commit: \(text(figures.changesPerCommit))")
print("processor time a change: \(text(figures.microseconds)) µs")
print("reference, 4 KiB appends with fdatasync a second: \(Int(syncs))")
print("commits a second: \(Int(figures.changesPerSecond / figures.changesPerCommit))")

func text(_ number: Double) -> String { String(format: "%.1f", number) }

/// What the disk can do: appends of a page, each made durable before the next.
func syncsPerSecond(in folder: String) -> Double {
  let file = open(folder + "/syncs", O_WRONLY | O_CREAT, 0o600)
  defer { close(file) }
  let page = [UInt8](repeating: 7, count: 4096)
  let count = 500
  let time = ContinuousClock().measure {
    for _ in 0..<count {
      precondition(write(file, page, page.count) == page.count && fdatasync(file) == 0)
    }
  }
  return Double(count) / (time / .seconds(1))
}

struct Figures {
  var changesPerSecond: Double
  var changesPerCommit: Double
  var microseconds: Double
}

func durableChanges(submitters: Int, changes: Int, in folder: String) async throws -> Figures {
  let journal = try SQLiteJournal(folder: folder)
  let service = BoardService(journal: journal, clock: { Timestamp(milliseconds: 0) })
  let items = (0..<1000).map { Item(id: "item-\($0)", title: "Item \($0)") }
  let draft = BoardDraft(
    settings: BoardSettings(name: "Benchmark"), sections: [.init(Section(id: "all"), items: items)])
  let board = try await service.create(draft).id
  let before = journal.statistics
  let processor = processorMicroseconds()
  let time = try await ContinuousClock().measure {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for submitter in 0..<submitters {
        group.addTask {
          for number in 0..<changes / submitters {
            _ = try await service.submit(change(submitter, number), to: board)
          }
        }
      }
      try await group.waitForAll()
    }
  }
  let spent = processorMicroseconds() - processor
  let (rows, commits) = (
    journal.statistics.rows - before.rows, journal.statistics.commits - before.commits
  )
  await journal.close()
  return Figures(
    changesPerSecond: Double(rows) / (time / .seconds(1)),
    changesPerCommit: Double(rows) / Double(commits), microseconds: spent / Double(rows))
}

/// A move to another place, as a browser sends it.
func change(_ submitter: Int, _ number: Int) -> Changeset {
  let (item, anchor) = (
    (submitter * 131 + number * 7) % 1000, (submitter * 17 + number * 11) % 1000
  )
  return Changeset(
    id: "\(submitter)-\(number)", author: "author-\(submitter)",
    changes: [
      .reorder(
        ReorderDifference(
          sources: ["item-\(item)"],
          destination: .init(position: .before("item-\(anchor)"), collectionID: "all")))
    ])
}

func processorMicroseconds() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return [usage.ru_utime, usage.ru_stime]
    .reduce(0) { $0 + Double($1.tv_sec) * 1e6 + Double($1.tv_usec) }
}
