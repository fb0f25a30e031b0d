/// The commands of `ordo`, each with what it takes.
public enum CommandName: String, CaseIterable, Sendable {
  /// Serve boards.
  case serve
  /// Take a file in as a new board.
  case importBoard = "import"
  /// Write a board as a file.
  case exportBoard = "export"
  /// Ask a running server whether it is well.
  case health
  /// Say how a command is used.
  case help

  /// What the command does, in a line of help.
  var summary: String {
    switch self {
    case .serve: "serve boards until a signal ends it; what ordo does without a command"
    case .importBoard: "take a file in as a new board, while no server runs"
    case .exportBoard: "write a board to standard output, also beside a server"
    case .health: "ask the server at --host and --port, or at --socket, whether it is well"
    case .help: "say how ordo, or a command, is used"
    }
  }

  /// The word that stands beside the command's name.
  var argument: CommandArgument? {
    switch self {
    case .serve, .health: nil
    case .importBoard:
      CommandArgument(name: "FILE", summary: "the path of a FILE")
    case .exportBoard:
      CommandArgument(name: "BOARD", summary: "the id or the name of a BOARD")
    case .help:
      CommandArgument(name: "COMMAND", summary: "the name of a COMMAND", isRequired: false)
    }
  }

  /// The command as one types it, with the placeholder of its argument.
  var usage: String { argument.map { "\(rawValue) \($0.usage)" } ?? rawValue }

  /// The options of the command, in the order in which the help lists them.
  var options: [Option] {
    switch self {
    case .serve: Option.allCases.filter { $0 != .format && $0 != .name }
    case .importBoard: [.format, .name, .data]
    case .exportBoard: [.format, .data]
    case .health: [.host, .port, .socket]
    case .help: []
    }
  }
}

/// The word that a command works on.
struct CommandArgument: Hashable, Sendable {
  /// The word's placeholder, such as `FILE`.
  var name: String
  /// What it stands for, as “needs” goes on.
  var summary: String
  var isRequired = true

  /// The argument as a line of usage has it.
  var usage: String { isRequired ? name : "[\(name)]" }
}
