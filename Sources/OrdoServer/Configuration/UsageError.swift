/// What is wrong with a command line or the environment.
public enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String)
  case unknownOption(String, command: String)
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
}

extension UsageError: CustomStringConvertible {
  /// A sentence that names the word at fault and says what to do.
  public var description: String {
    switch self {
    case .unknownCommand(let word):
      "There is no command “\(word)”; use serve, import, export or health, or see ordo --help."
    case .unknownOption(let option, let command):
      "ordo \(command) has no option “\(option)”; see ordo --help."
    case .missingValue(let option):
      "\(option) needs a value; see ordo --help."
    case .unexpectedValue(let option, let value):
      "\(option) takes no value; leave “\(value)” out."
    case .missingArgument(let command, let argument):
      "ordo \(command) needs \(argument); see ordo --help."
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
      "There is no format “\(value)”; use json, csv or markdown."
    }
  }
}
