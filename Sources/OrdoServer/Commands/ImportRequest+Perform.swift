import BoardModel
import BoardService
import BoardStore
import Foundation

extension ImportRequest {
  /// Takes the file in as a new board.
  ///
  /// - Returns: A line that says what came of it, such as `Imported 500 items in 3 sections: 9f3k`.
  /// - Throws: An error whose description says what to do.
  public func perform() async throws -> String {
    let draft = try draft()
    let journal = try openJournal()
    let board: BoardSnapshot
    do {
      board = try await BoardService(journal: journal, clock: { .now }).create(draft)
    } catch {
      await journal.close()
      throw error
    }
    await journal.close()
    return "Imported \(count(draft.itemCount, "item")) in "
      + "\(count(draft.sections.count, "section")): \(board.id)"
  }

  private func draft() throws -> BoardDraft {
    let url = URL(fileURLWithPath: file)
    let guess = BoardFormat(fileExtension: url.pathExtension).map(ImportFormat.own)
    guard let format = format ?? guess else {
      throw TransferError.unknownFileFormat(path: file)
    }
    var ids = IDGenerator()
    var draft = try format.decode(
      try bytes(), name: url.deletingPathExtension().lastPathComponent, ids: &ids)
    if let name {
      draft.settings.name = name
      try draft.checkName()
    }
    return draft
  }

  private func bytes() throws(TransferError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      throw .unreadableFile(path: file, reason: error.localizedDescription)
    }
  }

  private func openJournal() throws -> SQLiteJournal {
    do throws(JournalOpeningError) {
      return try SQLiteJournal(folder: dataFolder)
    } catch .folderInUse(let path) {
      throw TransferError.folderInUse(path: path)
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
