extension Option {
  /// What stands for the value in a line of help; nil for a switch.
  var placeholder: String? {
    switch self {
    case .host: "HOST"
    case .port: "PORT"
    case .socket: "PATH"
    case .data, .publicFolder: "DIR"
    case .open, .publicReload: nil
    case .allowHost, .name: "NAME"
    case .allowOrigin: "ORIGIN"
    case .trustedProxy: "CIDR"
    case .logLevel: "LEVEL"
    case .maxConnections, .maxConnectionsPerAddress: "N"
    case .idleTimeout: "SECONDS"
    case .format: "FORMAT"
    }
  }

  /// The option as one types it, with the placeholder of its value.
  var usage: String { placeholder.map { "\(flag) \($0)" } ?? flag }

  /// What the option says to a command.
  func summary(in command: CommandName) -> String {
    switch self {
    case .host: "the address to listen on"
    case .port: "the port to listen on; 0 takes a free one"
    case .socket: "a socket to listen on instead of a port"
    case .data: "the folder of the data"
    case .publicFolder: "the folder of the pages"
    case .open:
      "let everybody who reaches the port edit; needed where --host is not this machine alone"
    case .publicReload: "read changed pages again, for development"
    case .allowHost: "a further name to answer to"
    case .allowOrigin: "a further origin whose pages may read and write"
    case .trustedProxy: "a proxy to believe whom it speaks for, or unix"
    case .logLevel:
      "what matters less is not logged: "
        + LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
    case .maxConnections: "connections in all"
    case .maxConnectionsPerAddress: "connections of one address"
    case .idleTimeout: "how long a connection is kept between requests"
    case .format:
      command == .importBoard
        ? "\(ImportFormat.list); left out, by the file's ending and content" : BoardFormat.list
    case .name: "the name of the new board; left out, the one in the file, or the file's"
    }
  }

  /// What holds where the option is left out, if one word can say it.
  func defaultValue(in command: CommandName) -> String? {
    let configuration = Configuration()
    return switch self {
    case .host: configuration.host
    case .port: "\(configuration.port)"
    case .data: configuration.dataFolder
    case .publicFolder: configuration.publicFolder
    case .logLevel: configuration.logLevel.rawValue
    case .maxConnectionsPerAddress: "256"
    case .idleTimeout: "\(configuration.idleTimeout)"
    case .format where command == .exportBoard: BoardFormat.json.rawValue
    default: nil
    }
  }
}
