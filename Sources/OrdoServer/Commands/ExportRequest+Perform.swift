import BoardModel
import BoardService
import BoardStore

extension ExportRequest {
  /// Reads the board, also beside a server that is running.
  ///
  /// - Returns: The file.
  /// - Throws: An error whose description says what to do.
  public func perform() async throws -> [UInt8] {
    let journal = try SQLiteJournal(folder: dataFolder, access: .readOnly)
    let service = BoardService(journal: journal, clock: { .now })
    do {
      let draft = try await service.export(try id(among: try await service.boards()))
      await journal.close()
      return format.encode(draft)
    } catch {
      await journal.close()
      throw error
    }
  }

  private func id(among boards: [BoardSummary]) throws(TransferError) -> String {
    if boards.contains(where: { $0.id == board }) { return board }
    let ids = boards.filter { $0.name == board }.map(\.id)
    if ids.count > 1 { throw .ambiguousName(board, ids: ids) }
    guard let id = ids.first else { throw .unknownBoard(board, folder: dataFolder) }
    return id
  }
}
