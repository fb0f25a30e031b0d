/// What is wrong with a command line or the environment.
public enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, suggestion: String? = nil)
  case unknownOption(String, command: String, suggestion: String? = nil)
  case missingValue(option: String)
  case unexpectedValue(option: String, value: String)
  case missingArgument(command: String, argument: String)
  case unexpectedArgument(String, command: String)
  case notAPort(name: String, value: String)
  case notACount(name: String, value: String)
  case notSeconds(name: String, value: String)
  case notASwitch(name: String, value: String)
  case notAnOrigin(name: String, value: String)
  case notAHost(name: String, value: String)
  case notANetwork(name: String, value: String)
  case notALevel(name: String, value: String)
  case unknownFormat(String)
  case unknownImportFormat(String)
  case importOnly(String)
}

extension UsageError: CustomStringConvertible {
  /// A sentence that names the word at fault and says what to do.
  public var description: String {
    switch self {
    case .unknownCommand(let word, let suggestion?):
      "There is no command “\(word)”; did you mean \(suggestion)?"
    case .unknownCommand(let word, nil):
      "There is no command “\(word)”; ordo --help lists those that there are."
    case .unknownOption(let option, let command, let suggestion?):
      "ordo \(command) has no option “\(option)”; did you mean \(suggestion)?"
    case .unknownOption(let option, let command, nil):
      "ordo \(command) has no option “\(option)”; see ordo \(command) --help."
    case .missingValue(let option):
      "\(option) needs a value; see ordo --help."
    case .unexpectedValue(let option, let value):
      "\(option) takes no value; leave “\(value)” out."
    case .missingArgument(let command, let argument):
      "ordo \(command) needs \(argument); see ordo \(command) --help."
    case .unexpectedArgument(let word, let command):
      "ordo \(command) does not know what to do with “\(word)”; leave it out."
    case .notAPort(let name, let value):
      "\(name) is “\(value)”, which is not a port; use a number from 0 to 65535."
    case .notACount(let name, let value):
      "\(name) is “\(value)”; use a whole number from 1 up."
    case .notSeconds(let name, let value):
      "\(name) is “\(value)”; use whole seconds from 1 to 86400, which is a day."
    case .notASwitch(let name, let value):
      "\(name) is “\(value)”; use true or false."
    case .notAnOrigin(let name, let value):
      "\(name) is “\(value)”, which is not an origin; write it like https://app.example."
    case .notAHost(let name, let value):
      "\(name) is “\(value)”, which is not a host's name; write it like ordo.example, without "
        + "scheme, port or path."
    case .notANetwork(let name, let value):
      "\(name) is “\(value)”, which is not a block of addresses; write it like 10.0.0.0/8, "
        + "2001:db8::/32 or 192.0.2.7, or unix for a socket's peers."
    case .notALevel(let name, let value):
      "\(name) is “\(value)”, which is not a level; use "
        + LogLevel.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .unknownFormat(let value):
      "There is no format “\(value)”; use \(BoardFormat.list)."
    case .unknownImportFormat(let value):
      "There is no format “\(value)”; use \(ImportFormat.list)."
    case .importOnly(let value):
      "Ordo reads the format “\(value)” and does not write it; use \(BoardFormat.list)."
    }
  }
}
