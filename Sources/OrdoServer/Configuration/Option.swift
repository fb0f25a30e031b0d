/// What can be set on the command line as `--name`, most of it also in the environment.
enum Option: String, CaseIterable {
  case host, port, socket, data
  case publicFolder = "public"
  case publicReload = "public-reload"
  case open
  case allowHost = "allow-host"
  case allowOrigin = "allow-origin"
  case trustedProxy = "trusted-proxy"
  case logLevel = "log-level"
  case maxConnections = "max-connections"
  case maxConnectionsPerAddress = "max-connections-per-address"
  case idleTimeout = "idle-timeout"
  case format, name

  /// The option as one types it.
  var flag: String { "--" + rawValue }

  /// The variable that sets the option where the command line does not; lists stand with commas.
  var variable: String? {
    switch self {
    case .format, .name: nil
    default:
      "ORDO_" + rawValue.uppercased().split(separator: "-").joined(separator: "_")
    }
  }

  /// Whether the option stands alone; in the environment it is then `true` or `false`.
  var isSwitch: Bool { self == .open || self == .publicReload }

  /// Whether the option can be given several times.
  var isList: Bool { [.allowHost, .allowOrigin, .trustedProxy].contains(self) }
}
