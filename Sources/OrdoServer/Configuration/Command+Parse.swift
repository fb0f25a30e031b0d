extension Command {
  /// The commands by their names, each with the options that it has.
  private enum Name: String {
    case serve
    case importBoard = "import"
    case exportBoard = "export"
    case health

    var options: Set<Option> {
      switch self {
      case .serve: Set(Option.allCases).subtracting([.format, .name])
      case .importBoard: [.data, .format, .name]
      case .exportBoard: [.data, .format]
      case .health: [.host, .port, .socket]
      }
    }

    var argument: String? {
      switch self {
      case .serve, .health: nil
      case .importBoard: "the path of a FILE"
      case .exportBoard: "the id or the name of a BOARD"
      }
    }
  }

  /// Reads a command line; what it leaves out comes from the environment.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: The variables; those that begin with `ORDO_` count.
  /// - Throws: `UsageError`, which names the word at fault.
  public init(
    arguments: [String], environment: [String: String] = [:]
  ) throws(UsageError) {
    if arguments.first == "help" || arguments.contains(where: ["--help", "-h"].contains) {
      self = .help
      return
    }
    if arguments.contains("--version") {
      self = .version
      return
    }
    let (name, rest) = try Self.name(in: arguments)
    let options = try OptionValues(
      rest, of: name.rawValue, options: name.options, environment: environment)
    let argument = try Self.argument(options.arguments, of: name)
    switch name {
    case .serve: self = .serve(try Configuration(options))
    case .health: self = .health(try Configuration(options))
    case .importBoard:
      self = .importBoard(
        ImportRequest(
          file: argument, format: try options.format, name: options[.name]?.value,
          dataFolder: try Configuration(options).dataFolder))
    case .exportBoard:
      self = .exportBoard(
        ExportRequest(
          board: argument, format: try options.format ?? .json,
          dataFolder: try Configuration(options).dataFolder))
    }
  }

  private static func name(
    in arguments: [String]
  ) throws(UsageError) -> (Name, ArraySlice<String>) {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      return (.serve, arguments[...])
    }
    guard let name = Name(rawValue: first) else { throw .unknownCommand(first) }
    return (name, arguments.dropFirst())
  }

  private static func argument(
    _ arguments: [String], of name: Name
  ) throws(UsageError) -> String {
    let expected = name.argument == nil ? 0 : 1
    if arguments.count > expected {
      throw .unexpectedArgument(arguments[expected], command: name.rawValue)
    }
    if let argument = name.argument, arguments.isEmpty {
      throw .missingArgument(command: name.rawValue, argument: argument)
    }
    return arguments.first ?? ""
  }
}
