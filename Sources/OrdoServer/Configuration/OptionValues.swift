/// The options of a command line and the environment, as texts.
struct OptionValues {
  /// A text, and the name under which it was given.
  struct Value {
    var name: String
    var value: String
  }

  /// The words that are no options.
  private(set) var arguments: [String] = []
  private var values: [Option: [Value]] = [:]

  init(
    _ words: ArraySlice<String>, of command: CommandName, environment: [String: String]
  ) throws(UsageError) {
    var words = words
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = command.options.first(where: { $0.flag == parts[0] }) else {
        throw Self.unknownOption(String(parts[0]), of: command)
      }
      let given = parts.count > 1 ? String(parts[1]) : nil
      add(try Self.value(of: option, given: given, from: &words), to: option)
    }
    for option in command.options where values[option] == nil { take(option, from: environment) }
  }

  private static func unknownOption(_ flag: String, of command: CommandName) -> UsageError {
    // Without the dashes, which would make short options seem nearer than they are.
    let name = String(flag.drop { $0 == "-" })
    let nearest = EditDistance.nearest(to: name, among: command.options.map(\.rawValue) + ["help"])
    return .unknownOption(
      flag, command: command.rawValue, suggestion: nearest.map { "--" + $0 })
  }

  private static func value(
    of option: Option, given: String?, from words: inout ArraySlice<String>
  ) throws(UsageError) -> Value {
    if option.isSwitch {
      if let given { throw .unexpectedValue(option: option.flag, value: given) }
      return Value(name: option.flag, value: "true")
    }
    if let given { return Value(name: option.flag, value: given) }
    guard let next = words.first, !next.hasPrefix("--") else {
      throw .missingValue(option: option.flag)
    }
    words.removeFirst()
    return Value(name: option.flag, value: next)
  }

  private mutating func take(_ option: Option, from environment: [String: String]) {
    guard let name = option.variable, let text = environment[name], !text.isEmpty else { return }
    let texts = option.isList ? text.split(separator: ",").map(String.init) : [text]
    for text in texts { add(Value(name: name, value: text), to: option) }
  }

  private mutating func add(_ value: Value, to option: Option) {
    values[option, default: []].append(value)
  }

  /// The last value that was given, as later words count more.
  subscript(option: Option) -> Value? { values[option]?.last }

  /// All values of an option that can be given several times.
  func all(_ option: Option) -> [Value] { values[option] ?? [] }
}

extension OptionValues {
  var importFormat: ImportFormat? {
    get throws(UsageError) {
      guard let name = self[.format]?.value else { return nil }
      guard let format = ImportFormat(name: name) else { throw .unknownImportFormat(name) }
      return format
    }
  }

  var exportFormat: BoardFormat? {
    get throws(UsageError) {
      guard let name = self[.format]?.value else { return nil }
      return try BoardFormat(exportName: name)
    }
  }

  func port() throws(UsageError) -> Int? {
    guard let text = self[.port] else { return nil }
    guard let port = Self.number(text.value), port <= 65_535 else {
      throw .notAPort(name: text.name, value: text.value)
    }
    return port
  }

  func logLevel() throws(UsageError) -> LogLevel? {
    guard let text = self[.logLevel] else { return nil }
    guard let level = LogLevel(rawValue: text.value.lowercased()) else {
      throw .notALevel(name: text.name, value: text.value)
    }
    return level
  }

  func count(_ option: Option) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let count = Self.number(text.value), count > 0 else {
      throw .notACount(name: text.name, value: text.value)
    }
    return count
  }

  func seconds(_ option: Option) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let seconds = Self.number(text.value), (1...86_400).contains(seconds) else {
      throw .notSeconds(name: text.name, value: text.value)
    }
    return seconds
  }

  func isOn(_ option: Option) throws(UsageError) -> Bool {
    switch self[option]?.value.lowercased() {
    case "true", "1", "yes": return true
    case nil, "false", "0", "no": return false
    case let value?: throw .notASwitch(name: self[option]?.name ?? "", value: value)
    }
  }

  // `Int` alone would also take "+80".
  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
  }
}
