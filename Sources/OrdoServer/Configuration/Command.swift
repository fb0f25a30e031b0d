/// What `ordo` is asked to do.
public enum Command: Hashable, Sendable {
  /// Serve boards until a signal ends it.
  case serve(Configuration)
  /// Take a file in as a new board.
  case importBoard(ImportRequest)
  /// Write a board to standard output.
  case exportBoard(ExportRequest)
  /// Ask a running server whether it is well.
  case health(Configuration)
  /// Say how a command is used, or `ordo` as a whole.
  case help(CommandName?)
  /// Say which version this is.
  case version
}

/// A file to take in.
public struct ImportRequest: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The format; nil to go by the file's extension and content.
  public var format: ImportFormat?
  /// The name of the new board; nil to take it from the file.
  public var name: String?
  /// The folder of the journal.
  public var dataFolder: String
}

/// A board to write.
public struct ExportRequest: Hashable, Sendable {
  /// The id of the board, or a name that only one board has.
  public var board: String
  /// The format.
  public var format: BoardFormat
  /// The folder of the journal.
  public var dataFolder: String
}
