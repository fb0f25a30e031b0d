/// What `ordo --help` says, made of the commands and options that the command line is read by.
public struct HelpText: CustomStringConvertible, Sendable {
  /// The whole text, without a line break at its end.
  public let description: String

  /// Makes the help.
  ///
  /// - Parameter command: The command to tell of; nil for an overview.
  public init(_ command: CommandName?) {
    description = command.map(Self.text) ?? Self.overview
  }

  private static var overview: String {
    let commands = CommandName.allCases.map { ($0.usage, $0.summary) }
    let options = [
      ("--help", "say how ordo, or a command, is used"),
      ("--version", "say which version this is"),
    ]
    return """
      Ordo: shared lists that people put in order together.

      Usage: ordo [COMMAND] [OPTIONS]

      Commands:
      \(HelpTable(commands))

      Options:
      \(HelpTable(options))

      “ordo COMMAND --help” lists the options of a command.
      """
  }

  private static func text(of command: CommandName) -> String {
    var parts = [sentence(command.summary), "Usage: " + usage(of: command)]
    if let argument = command.argument {
      parts.append("Argument:\n\(HelpTable([(argument.name, argument.summary)]))")
    }
    let options = command.options.map { ($0.usage, explanation(of: $0, in: command)) }
    parts.append(
      "Options:\n\(HelpTable(options + [("--help", "say how the command is used")]))")
    return parts.joined(separator: "\n\n")
  }

  private static func usage(of command: CommandName) -> String {
    "ordo \(command == .serve ? "[serve]" : command.usage) [OPTIONS]"
  }

  /// What an option does, with what else there is to know in parentheses.
  private static func explanation(of option: Option, in command: CommandName) -> String {
    let facts = [
      option.isList ? "repeatable" : nil,
      option.defaultValue(in: command).map { "default: \($0)" },
      option.variable.map { "variable: \($0)" },
    ].compactMap(\.self)
    let summary = option.summary(in: command)
    return facts.isEmpty ? summary : "\(summary) (\(facts.joined(separator: ", ")))"
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
