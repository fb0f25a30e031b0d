extension Command {
  /// Reads a command line; what it leaves out comes from the environment.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: The variables; those that begin with `ORDO_` count.
  /// - Throws: `UsageError`, which names the word at fault.
  public init(
    arguments: [String], environment: [String: String] = [:]
  ) throws(UsageError) {
    if arguments.contains("--version") {
      self = .version
      return
    }
    if arguments.contains(where: ["--help", "-h"].contains) {
      let isOverview = arguments.first?.hasPrefix("-") ?? true
      self = .help(isOverview ? nil : try Self.name(in: arguments).name)
      return
    }
    let (name, rest) = try Self.name(in: arguments)
    let options = try OptionValues(
      rest, of: name, environment: environment)
    let argument = try Self.argument(options.arguments, of: name)
    switch name {
    case .serve: self = .serve(try Configuration(options))
    case .health: self = .health(try Configuration(options))
    case .help: self = .help(try argument.isEmpty ? nil : Self.name(argument))
    case .importBoard:
      self = .importBoard(
        ImportRequest(
          file: argument, format: try options.importFormat, name: options[.name]?.value,
          dataFolder: try Configuration(options).dataFolder))
    case .exportBoard:
      self = .exportBoard(
        ExportRequest(
          board: argument, format: try options.exportFormat ?? .json,
          dataFolder: try Configuration(options).dataFolder))
    }
  }

  private static func name(
    in arguments: [String]
  ) throws(UsageError) -> (name: CommandName, rest: ArraySlice<String>) {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      return (.serve, arguments[...])
    }
    return (try name(first), arguments.dropFirst())
  }

  private static func name(_ word: String) throws(UsageError) -> CommandName {
    guard let name = CommandName(rawValue: word) else {
      let known = CommandName.allCases.map(\.rawValue)
      throw .unknownCommand(word, suggestion: EditDistance.nearest(to: word, among: known))
    }
    return name
  }

  private static func argument(
    _ arguments: [String], of name: CommandName
  ) throws(UsageError) -> String {
    let expected = name.argument == nil ? 0 : 1
    if arguments.count > expected {
      throw .unexpectedArgument(arguments[expected], command: name.rawValue)
    }
    if let argument = name.argument, argument.isRequired, arguments.isEmpty {
      throw .missingArgument(command: name.rawValue, argument: argument.summary)
    }
    return arguments.first ?? ""
  }
}
